// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'sum': [["who"]," macht ",["share"]," der Summe von „",["noun"],"“ aus (",["part"]," von ",["total"],")",["panel",1,{"true":[": im Schnitt ",["level"]],"other":[", mit ",["few",1,{"true":["nur ",["ofRows"]],"other":[["ofRows"]]}]," der ",["rows"],": im Schnitt je ",["level"]]}],", insgesamt ",["overall"],"."],
  'who': ["„",["noun"],"“ ",["label"]],
  'also': [["who"]," (genau dieselben ",["rows"]," wie „",["noun"],"“ ",["label"],")"],
} satisfies Record<keyof typeof english, Message>;
