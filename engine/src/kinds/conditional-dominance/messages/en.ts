// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'leader': { whose: 'text'; noun: 'text'; label: 'text'; value: 'text'; n: 'text'; share: 'text'; elsewhere: 'text' };
  };
  tags: object;
}

export default {
  'leader': ["Among ",["whose"],", ",["noun"]," ",["label"]," prevails: ",["value"]," of ",["n"]," (",["share"],"), against ",["elsewhere"]," elsewhere."],
} satisfies Record<string, Message>;
