// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'dip': { when: 'text'; none: 'choice'; value: 'text'; rows: 'text'; usual: 'text' };
  };
  tags: object;
}

export default {
  'dip': [["when"]," there are ",["none",1,{"true":[["value"]],"other":["only ",["value"]]}]," ",["rows"],", against the usual ",["usual"],": something may be missing."],
} satisfies Record<string, Message>;
