// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'failed': "This page could not be loaded",
  'more': "More help",
  'page.reading': "How to read a report",
  'page.checks': "What is checked and how",
  'page.data': "Where your data go",
  'demo': "Read a demo report",
} satisfies Record<string, Message>;
