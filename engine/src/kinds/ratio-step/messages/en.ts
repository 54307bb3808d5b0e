// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'step': { when: 'text'; what: 'text'; up: 'choice'; value: 'text'; who: 'text'; before: 'text'; percent: 'text'; cell: 'choice'; rest: 'text'; others: 'text'; others_before: 'text'; extra: 'text'; above: 'text' };
  };
  tags: object;
}

export default {
  'step': ["From ",["when"]," on, ",["what"]," ",["up",1,{"true":"rises","other":"falls"}]," to ",["value"]," for ",["who"],", after ",["before"]," before (",["up",1,{"true":"+","other":"−"}],["percent"],"); for ",["cell",1,{"true":["the other ",["rest"]],"other":"the others"}]," ",["others"],", after ",["others_before"],". Since then that ",["up",1,{"true":["adds ",["extra"]," to"],"other":["takes ",["extra"]," off"]}]," ",["above"]," in all."],
} satisfies Record<string, Message>;
