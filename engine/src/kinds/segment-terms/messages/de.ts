// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'segment': [["value"]," der ",["who"]," enthalten „",["word"],"“ in „",["noun"],"“, bei den übrigen sind es ",["baseline"],"."],
  'chart.share': ["Anteil der ",["rows"]," mit dem Wort ",["word"]],
} satisfies Record<keyof typeof english, Message>;
