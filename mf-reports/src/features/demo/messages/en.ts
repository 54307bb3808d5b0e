// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'title': "Demo report",
  'made': "Made by the product from a table of support tickets that was drawn at random for this demo. Press a number to see the rows and the query behind it.",
  'making': "Whoever opens the demo first waits while its report is made: a few seconds, or a minute or two where the server has much to do.",
  'trial': "Try it with your own table",
  'failed': "The demo report could not be loaded",
} satisfies Record<string, Message>;
