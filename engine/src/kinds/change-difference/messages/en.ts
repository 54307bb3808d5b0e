// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'change': { first: 'text'; last: 'text'; noun: 'text'; changes: 'text' };
    'step': { axis: 'text'; place: 'text' };
    'rises': { many: 'choice'; amount: 'text'; group: 'text'; from: 'text'; to: 'text' };
    'falls': { many: 'choice'; amount: 'text'; group: 'text'; from: 'text'; to: 'text' };
    'stays': { many: 'choice'; to: 'text'; group: 'text' };
    'also': { amount: 'text'; group: 'text'; from: 'text'; to: 'text' };
    'things': { number: 'text'; things: 'text' };
    'values': { number: 'text'; column: 'text' };
  };
  tags: object;
}

export default {
  'change': ["From ",["first"]," to ",["last"],", ",["noun"]," ",["changes"],"."],
  'step': [["axis"]," ",["place"]],
  'rises': [["many",1,{"true":"rise","other":"rises"}]," by ",["amount"]," for ",["group"]," (",["from"]," to ",["to"],")"],
  'falls': [["many",1,{"true":"fall","other":"falls"}]," by ",["amount"]," for ",["group"]," (",["from"]," to ",["to"],")"],
  'stays': [["many",1,{"true":"stay","other":"stays"}]," at ",["to"]," for ",["group"]],
  'also': ["by ",["amount"]," for ",["group"]," (",["from"]," to ",["to"],")"],
  'others': "the others",
  'things': [["number"]," ",["things"]],
  'values': [["number"]," values of ",["column"]],
} satisfies Record<string, Message>;
