// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'segment': { value: 'text'; who: 'text'; word: 'text'; noun: 'text'; baseline: 'text' };
    'chart.share': { rows: 'text'; word: 'text' };
  };
  tags: object;
}

export default {
  'segment': [["value"]," of ",["who"]," have “",["word"],"” in ",["noun"],", against ",["baseline"]," of the others."],
  'chart.share': ["Share of ",["rows"]," with the word ",["word"]],
} satisfies Record<string, Message>;
