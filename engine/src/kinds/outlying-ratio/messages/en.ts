// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'apart': { what: 'text'; value: 'text'; who: 'text'; others: 'text'; cell: 'choice'; rest: 'text'; percent: 'text'; more: 'choice'; extra: 'text'; above: 'text' };
  };
  tags: object;
}

export default {
  'apart': [["what"]," is ",["value"]," for ",["who"],", against ",["others"]," for ",["cell",1,{"true":["the other ",["rest"]],"other":"the others"}],": ",["percent"]," ",["more",1,{"true":["more, which adds ",["extra"]," to ",["above"]," in all"],"other":["less, which takes ",["extra"]," off ",["above"]," in all"]}],"."],
} satisfies Record<string, Message>;
