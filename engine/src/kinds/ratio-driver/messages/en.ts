// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'part': { part: 'text'; whole: 'text' };
    'change': { noun: 'text'; many: 'choice'; up: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; rate: 'text'; dimension: 'text'; mix: 'text'; weight: 'text'; points: 'choice'; parts: 'text' };
  };
  tags: object;
}

export default {
  'part': [["part"]," as a share of ",["whole"]],
  'change': [["noun"]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],": ",["rate"]," by what changed inside each ",["dimension"],", ",["mix"]," because ",["weight"]," moved between them. By ",["dimension"],["points",1,{"true":", in percentage points","other":""}],": ",["parts"],"."],
} satisfies Record<string, Message>;
