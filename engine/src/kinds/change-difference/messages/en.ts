// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'change': { first: 'text'; last: 'text'; noun: 'text'; changes: 'text' };
    'rises': { many: 'choice'; amount: 'text'; group: 'text'; range: 'text' };
    'falls': { many: 'choice'; amount: 'text'; group: 'text'; range: 'text' };
    'stays': { many: 'choice'; to: 'text'; group: 'text' };
    'also': { amount: 'text'; group: 'text'; range: 'text' };
    'things': { number: 'text'; things: 'text' };
    'values': { number: 'text'; column: 'text' };
    'open': { change: 'text' };
    'uncorrected': { p: 'text' };
    'apart': { others: 'choice'; other: 'text'; distance: 'text'; more: 'choice'; interval: 'text' };
    'apart-since': { others: 'choice'; other: 'text'; distance: 'text'; more: 'choice'; interval: 'text'; since: 'text' };
  };
  tags: object;
}

export default {
  'change': ["From ",["first"]," to ",["last"],", ",["noun"]," ",["changes"],"."],
  'rises': [["many",1,{"true":"rise","other":"rises"}]," by ",["amount"]," for ",["group"]," (",["range"],")"],
  'falls': [["many",1,{"true":"fall","other":"falls"}]," by ",["amount"]," for ",["group"]," (",["range"],")"],
  'stays': [["many",1,{"true":"stay","other":"stays"}]," at ",["to"]," for ",["group"]],
  'also': ["by ",["amount"]," for ",["group"]," (",["range"],")"],
  'others': "the others",
  'things': [["number"]," ",["things"]],
  'values': [["number"]," values of ",["column"]],
  'open': [["change"]," Whether others would differ so is not certain."],
  'uncorrected': ["p = ",["p"]," before correction"],
  'apart': [["others",1,{"true":"Against all others","other":["Against ",["other"]]}]," that is ",["distance"]," ",["more",1,{"true":"more","other":"less"}]," (",["interval"],")."],
  'apart-since': [["others",1,{"true":"Against all others","other":["Against ",["other"]]}]," that is ",["distance"]," ",["more",1,{"true":"more","other":"less"}]," (",["interval"],"), and it shows from ",["since"]," on."],
} satisfies Record<string, Message>;
