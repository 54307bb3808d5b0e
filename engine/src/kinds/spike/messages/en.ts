// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'peak': { who: 'text'; when: 'text'; value: 'text'; compared: 'text' };
    'surge': { who: 'text'; when: 'text'; value: 'text'; compared: 'text' };
    'run': { periods: 'text'; grain: 'choice'; span: 'text'; total: 'text' };
  };
  tags: object;
}

export default {
  'peak': [["who"]," peak ",["when"],": ",["value"],", ",["compared"],"."],
  'surge': [["who"]," surge ",["when"],": ",["value"],", ",["compared"],"."],
  'run': ["The surge lasts ",["periods"]," ",["grain",1,{"hour":"hours","day":"days","week":"weeks","month":"months","quarter":"quarters","other":"years"}],", ",["span"],", with ",["total"]," in all."],
} satisfies Record<string, Message>;
