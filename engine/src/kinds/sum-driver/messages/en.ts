// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'change': { noun: 'text'; many: 'choice'; up: 'choice'; by: 'text'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; dimension: 'text'; parts: 'text' };
    'part': { label: 'text'; part: 'text' };
    'rest': { one: 'choice'; others: 'text'; part: 'text' };
    'more': { amount: 'text' };
    'less': { amount: 'text' };
  };
  tags: object;
}

export default {
  'change': [["noun"]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," by ",["by"],", from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],". By ",["dimension"],": ",["parts"],"."],
  'part': [["label"]," ",["part"]],
  'rest': [["one",1,{"true":"the other one","other":["the ",["others"]," others together"]}]," ",["part"]],
  'more': ["+",["amount"]],
  'less': ["−",["amount"]],
} satisfies Record<string, Message>;
