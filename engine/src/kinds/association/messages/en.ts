// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'share': { form: 'choice'; noun: 'text'; label: 'text'; often: 'choice'; share: 'text'; who: 'text'; so: 'text'; compared: 'text'; few: 'choice'; count: 'text' };
    'spared': { labels: 'text'; count: 'text' };
  };
  tags: object;
}

export default {
  'share': [["form",1,{"is":[["noun"]," is ",["label"]," in ",["often",1,{"true":[["share"]],"other":["only ",["share"]]}]," of ",["who"]],"other":[["often",1,{"true":[["share"]],"other":["only ",["share"]]}]," of ",["who"]," ",["so"]]}],", ",["compared"],["few",1,{"true":[" (only ",["count"],")"],"other":""}],"."],
  'spared': ["Left out of the comparison: ",["labels"]," (none of ",["count"],")."],
} satisfies Record<string, Message>;
