// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'ratio': { part: 'text'; many: 'choice'; value: 'text'; whole: 'text'; who: 'text'; baseline: 'text' };
    'interval': { interval: 'text' };
  };
  tags: object;
}

export default {
  'ratio': [["part"]," ",["many",1,{"true":"are","other":"is"}]," ",["value"]," of ",["whole"]," for ",["who"],", against ",["baseline"]," overall."],
  'interval': [["interval"],", by resampling"],
} satisfies Record<string, Message>;
