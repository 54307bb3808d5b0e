// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'level': { noun: 'text'; many: 'choice'; value: 'text'; rows: 'text'; word: 'text'; text: 'text'; compared: 'text' };
  };
  tags: object;
}

export default {
  'level': [["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"]," for ",["rows"]," with “",["word"],"” in ",["text"],", ",["compared"],"."],
} satisfies Record<string, Message>;
