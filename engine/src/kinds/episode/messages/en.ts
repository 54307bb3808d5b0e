// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'episode': { who: 'text'; share: 'text'; rows: 'text'; when: 'text'; baseline: 'text' };
    'only': { who: 'text'; when: 'text'; value: 'text'; share: 'text'; rows: 'text' };
  };
  tags: object;
}

export default {
  'episode': [["who"]," make up ",["share"]," of ",["rows"]," ",["when"],", against ",["baseline"]," before and after."],
  'only': [["who"]," appear only ",["when"],": ",["value"],", which is ",["share"]," of ",["rows"]," then."],
} satisfies Record<string, Message>;
