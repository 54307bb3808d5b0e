// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'share': [["form",1,{"is":[["noun"]," = ",["label"]," gilt ",["often",1,{"true":"in","other":"nur in"}]," ",["share"]," der ",["who"]],"other":[["often",1,{"true":"","other":"Nur "}],["share"]," der ",["who"]," ",["so"]]}],", ",["compared"],["few",1,{"true":[" (nur ",["count"],")"],"other":""}],"."],
  'spared': ["Nicht mitverglichen: ",["labels"]," (es trifft auf keine von ",["count"]," zu)."],
} satisfies Record<keyof typeof english, Message>;
