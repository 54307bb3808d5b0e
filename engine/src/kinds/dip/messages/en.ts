// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'dip': { period: 'text'; none: 'choice'; value: 'text'; rows: 'text'; usual: 'text'; grain: 'text' };
  };
  tags: object;
}

export default {
  'dip': ["In ",["period"]," there are ",["none",1,{"true":[["value"]],"other":["only ",["value"]]}]," ",["rows"],", against the usual ",["usual"]," a ",["grain"],": something may be missing."],
} satisfies Record<string, Message>;
