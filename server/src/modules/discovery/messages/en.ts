// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'unmet': { part: 'text'; wanted: 'text'; own: 'text' };
    'updated': { parts: 'text' };
  };
  tags: object;
}

export default {
  'found-at-start': "builds found at start",
  'restored': "an older backup was restored",
  'unmet': [["part"]," ",["wanted"]," (here is ",["own"],")"],
  'updated': ["the hub was updated, and this build needs ",["parts"]],
} satisfies Record<string, Message>;
