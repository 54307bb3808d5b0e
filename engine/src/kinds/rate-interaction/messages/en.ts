// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'inside': { group: 'text'; form: 'choice'; noun: 'text'; label: 'text'; share: 'text'; who: 'text'; so: 'text'; compared: 'text'; elsewhere: 'text'; stake: 'text' };
    'who': { form: 'choice'; noun: 'text'; label: 'text' };
    'stake': { events: 'text'; all: 'text'; part: 'text'; cases: 'text'; fewer: 'choice' };
  };
  tags: object;
}

export default {
  'inside': ["Among ",["group"],": ",["form",1,{"is":[["noun"]," is ",["label"]," in ",["share"]," of ",["who"]],"other":[["share"]," of ",["who"]," ",["so"]]}],", ",["compared"],"; ",["elsewhere"],".",["stake"]],
  'who': ["those ",["form",1,{"did":["that have ",["noun"]],"didNot":["that have not ",["noun"]],"are":["that are ",["noun"]],"areNot":["that are not ",["noun"]],"state":["that are ",["label"]],"is":["where ",["noun"]," is ",["label"]],"other":["with ",["noun"]," ",["label"]]}]],
  'stake': [" These are ",["events"]," of all ",["all"]," (",["part"],"); at the others’ share it would be ",["cases"]," ",["fewer",1,{"true":"fewer","other":"more"}],"."],
} satisfies Record<string, Message>;
