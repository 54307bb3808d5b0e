// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'open': [["levels"]," Ob sich andere ",["rows"]," ebenso unterscheiden, ist nicht sicher."],
} satisfies Record<keyof typeof english, Message>;
