// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words';

export interface Takes {
  slots: {
    'told.apart': { columns: 'text'; table: 'text'; keys: 'text'; other: 'text' };
    'told.several': { columns: 'text'; table: 'text'; keys: 'text'; other: 'text' };
  };
  tags: object;
}

export default {
  'told.apart': ["You said that ",["columns"]," of ",["table"]," refers to ",["keys"]," of ",["other"],", but such columns are not there or hold different kinds of values; this was not followed."],
  'told.several': ["You said that ",["columns"]," of ",["table"]," refers to ",["keys"]," of ",["other"],", but several rows of ",["other"]," have the same ",["keys"],", so that none of them is meant; nothing was taken over by it."],
  'carried.count': "count",
  'carried.sum': "sum",
  'carried.mean': "mean",
  'carried.first': "first",
  'carried.last': "last",
} satisfies Record<string, Message>;
