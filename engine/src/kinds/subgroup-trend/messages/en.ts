// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'own': { noun: 'text'; many: 'choice'; up: 'choice'; who: 'text'; early: 'text'; first: 'text'; late: 'text'; last: 'text' };
    'evidence': { value: 'text'; baseline: 'text' };
    'quotient': { part: 'text'; many: 'choice'; up: 'choice'; whole: 'text'; who: 'text'; early: 'text'; first: 'text'; late: 'text'; last: 'text'; others: 'text'; other: 'text' };
  };
  tags: object;
}

export default {
  'own': [["noun"]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," over time for ",["who"],", from an average of ",["early"]," ",["first"]," to ",["late"]," ",["last"],"."],
  'evidence': ["correlation with time ",["value"],"; ",["baseline"]," for the rest"],
  'quotient': [["part"]," ",["many",1,{"true":"make","other":"makes"}]," up a ",["up",1,{"true":"growing","other":"shrinking"}]," share of ",["whole"]," for ",["who"],": ",["early"]," ",["first"]," and ",["late"]," ",["last"],", against ",["others"]," and ",["other"]," for all others."],
} satisfies Record<string, Message>;
