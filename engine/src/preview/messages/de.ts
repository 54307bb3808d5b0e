// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'whole': "A preview of this kind of file needs the whole file, and this one is too large to be sent twice. It can be analyzed all the same.",
  'short': "The beginning of the file is too short to show its rows. It can be analyzed all the same.",
} satisfies Record<keyof typeof english, Message>;
