// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'title': "The page could not start",
  'text': "A part of Data Intelligence Hub could not be loaded. Please check your connection and try again.",
  'retry': "Try again",
} satisfies Record<string, Message>;
