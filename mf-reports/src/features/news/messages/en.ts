// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'change.of': { title: 'text'; when: 'text' };
    'earlier': { source: 'text' };
  };
  tags: object;
}

export default {
  'title': "What is new in your data",
  'new': "New",
  'change': "See what changed",
  'change.of': ["See what changed: ",["title"],", ",["when"]],
  'nothing': "Nothing stands out in it.",
  'earlier': ["Earlier from ",["source"]],
  'failed': "What is new could not be loaded.",
  'retry': "Retry",
} satisfies Record<string, Message>;
