// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'untitled': "Untitled Report",
} satisfies Record<string, Message>;
