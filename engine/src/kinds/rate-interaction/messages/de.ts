// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'inside': ["Bei ",["group"],": ",["form",1,{"is":[["noun"]," = ",["label"]," gilt für ",["share"]," ",["who"]],"other":[["share"]," ",["who"]," ",["so"]]}],", ",["compared"],"; ",["elsewhere"],".",["stake"]],
  'who': ["derer mit „",["noun"],"“ ",["form",1,{"did":["= ",["label"]],"didNot":["= ",["label"]],"are":["= ",["label"]],"areNot":["= ",["label"]],"is":["= ",["label"]],"other":[["label"]]}]],
  'stake': [" Das sind ",["events"]," von insgesamt ",["all"]," (",["part"],"); beim Anteil der übrigen wären es ",["cases"]," ",["fewer",1,{"true":"weniger","other":"mehr"}],"."],
} satisfies Record<keyof typeof english, Message>;
