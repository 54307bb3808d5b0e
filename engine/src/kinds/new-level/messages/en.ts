// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'word': { rows: 'text'; word: 'text'; noun: 'text' };
    'only': { who: 'text'; when: 'text'; value: 'text'; grain: 'text' };
    'new': { who: 'text'; when: 'text'; value: 'text'; n: 'text'; grain: 'text' };
  };
  tags: object;
}

export default {
  'word': [["rows"]," with “",["word"],"” in ",["noun"]],
  'only': [["who"]," appear only in ",["when"],": ",["value"],", against none in a usual ",["grain"],"."],
  'new': [["who"]," come out of nowhere in ",["when"],": ",["value"]," of ",["n"],", against none in a usual ",["grain"],"."],
} satisfies Record<string, Message>;
