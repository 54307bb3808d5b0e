// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../../words';

export interface Takes {
  slots: {
    'word': { rows: 'text'; word: 'text'; noun: 'text' };
  };
  tags: object;
}

export default {
  'word': [["rows"]," with “",["word"],"” in ",["noun"]],
} satisfies Record<string, Message>;
