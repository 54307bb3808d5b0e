// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'inside': { group: 'text'; form: 'choice'; noun: 'text'; label: 'text'; share: 'text'; split: 'text'; splitLabel: 'text'; compared: 'text'; elsewhere: 'text' };
  };
  tags: object;
}

export default {
  'inside': ["Among ",["group"],": ",["form",1,{"is":[["noun"]," is ",["label"]," in ",["share"]," of those with ",["split"]," ",["splitLabel"]],"done":[["share"]," of those with ",["split"]," ",["splitLabel"]," are ",["noun"]," ",["label"]],"has":[["share"]," of those with ",["split"]," ",["splitLabel"]," have ",["noun"]," ",["label"]],"other":""}],", ",["compared"],"; ",["elsewhere"],"."],
} satisfies Record<string, Message>;
