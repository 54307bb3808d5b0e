// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'segment': { value: 'text'; who: 'text'; word: 'text'; noun: 'text'; baseline: 'text' };
  };
  tags: object;
}

export default {
  'segment': [["value"]," of ",["who"]," have “",["word"],"” in ",["noun"],", against ",["baseline"]," of the others."],
} satisfies Record<string, Message>;
