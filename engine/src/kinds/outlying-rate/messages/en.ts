// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'outlying': { inside: 'choice'; within: 'text'; what: 'text'; none: 'choice'; others: 'text'; less: 'choice'; left: 'text'; cases: 'text'; n: 'text'; part: 'text'; all: 'text' };
    'advice': { cases: 'text'; who: 'text'; usual: 'text' };
  };
  tags: object;
}

export default {
  'outlying': [["inside",1,{"true":["Among ",["within"],", ",["what"]],"other":[["what"]]}],", ",["none",1,{"true":"and never of the others","other":["against ",["others"]," of the others"]}],["less",1,{"true":[" but ",["left"]],"other":""}],": ",["cases"]," of ",["n"],", which is ",["part"]," of all ",["all"],"."],
  'advice': ["Look into these ",["cases"]," first, of ",["who"],": at the others’ share it would be ",["usual"],"."],
} satisfies Record<string, Message>;
