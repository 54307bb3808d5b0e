// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'own': { noun: 'text'; many: 'choice'; up: 'choice'; who: 'text'; early: 'text'; first: 'text'; late: 'text'; last: 'text' };
    'evidence': { value: 'text'; baseline: 'text' };
  };
  tags: object;
}

export default {
  'own': [["noun"]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," over time for ",["who"],", from an average of ",["early"]," ",["first"]," to ",["late"]," ",["last"],"."],
  'evidence': ["correlation with time ",["value"],"; ",["baseline"]," for the rest"],
} satisfies Record<string, Message>;
