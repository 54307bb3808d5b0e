// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'season': { who: 'text'; several: 'choice'; from: 'text'; to: 'text'; years: 'text'; value: 'text'; cases: 'text'; n: 'text'; others: 'text' };
  };
  tags: object;
}

export default {
  'season': [["who"]," come in ",["several",1,{"true":[["from"]," to ",["to"]],"other":[["from"]]}],", in each of ",["years"]," years: ",["value"]," of them (",["cases"]," of ",["n"],"), against ",["others"]," of the others."],
} satisfies Record<string, Message>;
