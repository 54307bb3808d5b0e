// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../../words';

export interface Takes {
  slots: {
    'who': { rows: 'text'; groups: 'text' };
    'among': { out: 'choice'; noun: 'text'; labels: 'text'; more: 'choice' };
    'what': { how: 'choice'; noun: 'text'; share: 'text'; who: 'text' };
    'what.label': { form: 'choice'; noun: 'text'; label: 'text'; share: 'text'; who: 'text'; so: 'text' };
    'share': { how: 'choice'; rows: 'text'; noun: 'text' };
    'or': { several: 'choice'; first: 'text'; last: 'text' };
  };
  tags: object;
}

export default {
  'who': [["rows"]," with ",["groups"]],
  'among': [["out",1,{"true":[["noun"]," other than ",["labels"]],"other":[["noun"]," ",["labels"]]}],["more",1,{"true":" …","other":""}]],
  'what': [["how",1,{"blank":["“",["noun"],"” is blank in ",["share"]," of ",["who"]],"filled":["“",["noun"],"” is filled in for ",["share"]," of ",["who"]],"other":["“",["noun"],"” is 0 in ",["share"]," of ",["who"]]}]],
  'what.label': [["form",1,{"is":[["noun"]," is ",["label"]," in ",["share"]," of ",["who"]],"other":[["share"]," of ",["who"]," ",["so"]]}]],
  'share': [["how",1,{"blank":["Share of ",["rows"]," without ",["noun"]],"filled":["Share of ",["rows"]," with ",["noun"]],"other":["Share of ",["rows"]," with ",["noun"]," 0"]}]],
  'or': [["several",1,{"true":[["first"]," or ",["last"]],"other":[["last"]]}]],
} satisfies Record<string, Message>;
