// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'each': { all: 'text'; child: 'text'; parent: 'text' };
    'most': { value: 'text'; all: 'text'; child: 'text'; parent: 'text' };
  };
  tags: object;
}

export default {
  'each': ["Each of the ",["all"]," values of ",["child"]," belongs to a single ",["parent"],": the two are levels of one thing."],
  'most': [["value"]," of ",["all"]," values of ",["child"]," belong to a single ",["parent"],": the two are levels of one thing."],
} satisfies Record<string, Message>;
