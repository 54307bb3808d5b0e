// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'alike': { by: 'text'; alike: 'text' };
  };
  tags: object;
}

export default {
  'alike': ["With the same mix of ",["by"]," the others come to ",["alike"],"."],
} satisfies Record<string, Message>;
