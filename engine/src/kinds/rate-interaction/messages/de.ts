// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'inside': ["Bei ",["group"],": ",["form",1,{"is":[["noun"]," = ",["label"]," gilt für ",["share"]," derer mit „",["split"],"“ ",["splitLabel"]],"done":[["share"]," derer mit „",["split"],"“ ",["splitLabel"]," haben „",["noun"],"“ ",["label"]],"has":[["share"]," derer mit „",["split"],"“ ",["splitLabel"]," haben „",["noun"],"“ ",["label"]],"other":""}],", ",["compared"],"; ",["elsewhere"],"."],
} satisfies Record<keyof typeof english, Message>;
