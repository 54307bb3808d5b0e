// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'share': [["form",1,{"is":[["noun"]," = ",["label"]," gilt in ",["share"]," der ",["who"]],"other":[["share"]," der ",["who"]," ",["so"]]}],", ",["compared"],["few",1,{"true":[" (nur ",["count"],")"],"other":""}],["alike",1,{"none":"","mix":["; bei gleicher Zusammensetzung nach „",["by"],"“ wären es ",["own"]," gegenüber ",["other"]],"groups":["; innerhalb der Gruppen von „",["by"],"“ sind es im ",["rises",1,{"true":"höchsten","other":"niedrigsten"}]," Viertel ",["own"]," und im ",["rises",1,{"true":"niedrigsten","other":"höchsten"}]," ",["other"]],"other":""}],"."],
  'rows': [["rows"]," mit „",["noun"],"“ ",["single",1,{"true":"","other":"von "}],["stretch"]],
  'those': ["denen mit ",["stretch"]],
  'at-most': ["höchstens ",["value"]],
  'at-least': ["mindestens ",["value"]],
} satisfies Record<keyof typeof english, Message>;
