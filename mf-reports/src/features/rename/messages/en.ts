// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'rename.of': { title: 'text' };
  };
  tags: object;
}

export default {
  'rename': "Rename",
  'rename.of': ["Rename ",["title"]],
  'name': "Name of the report",
  'save': "Save",
  'cancel': "Cancel",
  'none': "A report needs a name.",
  'done': "Report renamed",
  'failed': "Failed to rename report",
} satisfies Record<string, Message>;
