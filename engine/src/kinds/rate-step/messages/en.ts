// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'step': { about: 'choice'; when: 'text'; inside: 'choice'; within: 'text'; what: 'text'; cases: 'text'; n: 'text'; before: 'text'; alone: 'choice'; others: 'text'; others_before: 'text' };
  };
  tags: object;
}

export default {
  'step': ["From ",["about",1,{"true":"about ","other":""}],["when"]," on, ",["inside",1,{"true":["among ",["within"],", "],"other":""}],["what"]," (",["cases"]," of ",["n"],"), after ",["before"]," before",["alone",1,{"true":"","other":["; of the others ",["others"],", after ",["others_before"]]}],"."],
} satisfies Record<string, Message>;
