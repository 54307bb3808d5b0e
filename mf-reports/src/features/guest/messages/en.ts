// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'by': { name: 'text' };
  };
  tags: object;
}

export default {
  'title': "Shared report",
  'loading': "Loading the report",
  'by': ["Shared by ",["name"]],
  'none': "This link does not lead to a report",
  'none.text': "It may be incomplete, have expired, or have been taken back. Ask whoever sent it for a new one.",
  'failed': "The report could not be loaded",
} satisfies Record<string, Message>;
