// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'change': [["noun"]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," by ",["by"],", from ",["from"]," in ",["first"]," to ",["to"]," in ",["last"],". By ",["dimension"],": ",["parts"],"."],
  'part': [["label"]," ",["part"]],
  'rest': [["one",1,{"true":"the other one","other":["the ",["others"]," others together"]}]," ",["part"]],
  'more': ["+",["amount"]],
  'less': ["−",["amount"]],
} satisfies Record<keyof typeof english, Message>;
