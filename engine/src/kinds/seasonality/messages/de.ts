// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'cycle': [["busiest"]," ",["several",1,{"true":"bring","other":"brings"}]," ",["value"]," of ",["rows"],", where an even spread would give ",["fair"],["told",1,{"true":["; ",["quiet"]," ",["quietSeveral",1,{"true":"have","other":"has"}]," ",["hardly",1,{"true":"hardly any","other":["only ",["rest"]]}]],"other":""}],"."],
  'hours': ["the ",["n",2,{"one":"hour","other":"hours"}]," from ",["from"]," to ",["to"]],
  'parts': [["from"]," to ",["to"]],
} satisfies Record<keyof typeof english, Message>;
