// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'inside': ["Among ",["group"],": ",["form",1,{"is":[["noun"]," is ",["label"]," in ",["share"]," of those with ",["split"]," ",["splitLabel"]],"done":[["share"]," of those with ",["split"]," ",["splitLabel"]," are ",["noun"]," ",["label"]],"has":[["share"]," of those with ",["split"]," ",["splitLabel"]," have ",["noun"]," ",["label"]],"other":""}],", ",["compared"],"; ",["elsewhere"],"."],
} satisfies Record<keyof typeof english, Message>;
