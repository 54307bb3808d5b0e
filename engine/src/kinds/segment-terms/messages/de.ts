// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'segment': [["value"]," of ",["who"]," have “",["word"],"” in ",["noun"],", against ",["baseline"]," of the others."],
} satisfies Record<keyof typeof english, Message>;
