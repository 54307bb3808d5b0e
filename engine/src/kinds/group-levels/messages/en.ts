// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'levels': { form: 'choice'; noun: 'text'; levels: 'text'; many: 'choice'; alike: 'choice'; by: 'text'; own: 'text'; other: 'text' };
    'level': { value: 'text'; label: 'text' };
  };
  tags: object;
}

export default {
  'levels': [["form",1,{"of":[["noun"],": ",["levels"]],"share":["Share with ",["noun"],": ",["levels"]],"other":[["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["levels"]]}],["alike",1,{"true":["; with the same mix of ",["by"]," in both it would be ",["own"]," against ",["other"]],"other":""}],"."],
  'level': [["value"]," for ",["label"]],
} satisfies Record<string, Message>;
