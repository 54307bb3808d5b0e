// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'open': { levels: 'text'; rows: 'text' };
  };
  tags: object;
}

export default {
  'open': [["levels"]," Whether other ",["rows"]," differ so is not certain."],
} satisfies Record<string, Message>;
