// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'share': [["form",1,{"is":[["noun"]," is ",["label"]," in ",["often",1,{"true":[["share"]],"other":["only ",["share"]]}]," of ",["who"]],"done":[["often",1,{"true":[["share"]],"other":["only ",["share"]]}]," of ",["who"]," are ",["noun"]," ",["label"]],"has":[["often",1,{"true":[["share"]],"other":["only ",["share"]]}]," of ",["who"]," have ",["noun"]," ",["label"]],"other":""}],", ",["compared"],["few",1,{"true":[" (only ",["count"],")"],"other":""}],"."],
} satisfies Record<keyof typeof english, Message>;
