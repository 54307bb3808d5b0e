// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../../words';
import type english from './en';

export default {
  'word': [["rows"]," mit „",["word"],"“ in „",["noun"],"“"],
} satisfies Record<keyof typeof english, Message>;
