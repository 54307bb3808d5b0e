// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'share': { value: 'text'; who: 'text'; noun: 'text'; compared: 'text'; few: 'choice'; count: 'text' };
  };
  tags: object;
}

export default {
  'share': ["In ",["value"]," of ",["who"],", ",["noun"],": ",["compared"],["few",1,{"true":[" (only ",["count"],")"],"other":""}],"."],
} satisfies Record<string, Message>;
