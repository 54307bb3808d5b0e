// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'missing': { noun: 'text'; many: 'choice'; value: 'text'; who: 'text'; baseline: 'text'; most: 'choice' };
    'chart.share': { rows: 'text'; noun: 'text' };
  };
  tags: object;
}

export default {
  'missing': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," missing in ",["value"]," of ",["who"],", against ",["baseline"]," of the others",["most",1,{"true":": figures of it leave most of these out","other":""}],"."],
  'chart.share': ["Share of ",["rows"]," without ",["noun"]],
} satisfies Record<string, Message>;
