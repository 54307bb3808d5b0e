// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'title': "Demo report",
  'made': "Made by the product from a table of support tickets that was drawn at random for this demo. Press a number to see the rows and the query behind it.",
  'trial': "Try it with your own table",
  'failed': "The demo report could not be loaded",
} satisfies Record<string, Message>;
