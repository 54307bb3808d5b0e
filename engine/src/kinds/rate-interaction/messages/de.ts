// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'inside': ["Bei ",["group"],": ",["form",1,{"is":[["noun"]," = ",["label"]," gilt für ",["share"]," ",["who"]],"other":[["share"]," ",["who"]," ",["so"]]}],", ",["compared"],"; ",["elsewhere"],"."],
  'who': ["derer mit „",["noun"],"“ ",["form",1,{"did":["= ",["label"]],"didNot":["= ",["label"]],"are":["= ",["label"]],"areNot":["= ",["label"]],"is":["= ",["label"]],"other":[["label"]]}]],
} satisfies Record<keyof typeof english, Message>;
