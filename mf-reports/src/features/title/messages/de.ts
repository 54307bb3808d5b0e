// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'untitled': "Bericht ohne Titel",
} satisfies Record<keyof typeof english, Message>;
