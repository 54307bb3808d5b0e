// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'change': [["noun"]," ",["up",1,{"true":"steigt","other":"fällt"}],["many",1,{"other":""}]," um ",["by"],": zuvor ",["from"]," (",["first"],"), danach ",["to"]," (",["last"],"). Nach „",["dimension"],"“: ",["parts"],"."],
  'part': [["label"]," ",["part"]],
  'rest': [["one",1,{"true":"der andere Wert","other":["die ",["others"]," anderen zusammen"]}]," ",["part"]],
  'more': ["+",["amount"]],
  'less': ["−",["amount"]],
} satisfies Record<keyof typeof english, Message>;
