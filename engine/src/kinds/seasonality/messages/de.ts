// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'cycle': [["busiest"]," ",["several",1,{"true":"bringen","other":"bringt"}]," ",["value"]," der ",["rows"],"; gleichmäßig ",["within",1,{"true":["auf ",["open"]," verteilt, wo fast alle liegen,"],"other":"verteilt"}]," wären es ",["fair"],["told",1,{"true":["; ",["quiet"]," ",["quietSeveral",1,{"true":"bringen","other":"bringt"}]," ",["hardly",1,{"true":"kaum welche","other":["nur ",["rest"]]}]],"other":""}],"."],
  'hours': ["die ",["n",2,{"one":"Stunde","other":"Stunden"}]," von ",["from"]," bis ",["to"]],
  'parts': [["from"]," bis ",["to"]],
} satisfies Record<keyof typeof english, Message>;
