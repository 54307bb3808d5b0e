// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'share': { value: 'text'; who: 'text'; noun: 'text'; compared: 'text'; certain: 'choice'; low: 'text'; high: 'text'; count: 'text' };
  };
  tags: object;
}

export default {
  'share': ["In ",["value"]," of ",["who"],", ",["noun"],": ",["compared"],["certain",1,{"interval":[" (95% interval ",["low"]," to ",["high"],")"],"few":[" (only ",["count"],")"],"other":""}],"."],
} satisfies Record<string, Message>;
