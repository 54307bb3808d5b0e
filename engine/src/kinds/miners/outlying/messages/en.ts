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
    'what.beyond': { how: 'choice'; noun: 'text'; other: 'text'; share: 'text'; who: 'text'; from: 'text'; length: 'text' };
    'share.beyond': { rows: 'text'; noun: 'text'; how: 'choice'; other: 'text'; from: 'text'; length: 'text' };
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
  'what.beyond': [["how",1,{"late":["“",["noun"],"” is later than “",["other"],"” in ",["share"]," of ",["who"]],"less":["“",["noun"],"” is less than “",["other"],"” in ",["share"]," of ",["who"]],"more":["“",["noun"],"” is more than “",["other"],"” in ",["share"]," of ",["who"]],"fewer":["“",["noun"],"” is fewer than the days from “",["from"],"” to “",["other"],"” in ",["share"]," of ",["who"]],"longer":["“",["noun"],"” is more than the days from “",["from"],"” to “",["other"],"” in ",["share"]," of ",["who"]],"below":["“",["noun"],"” is below ",["other"]," in ",["share"]," of ",["who"]],"above":["“",["noun"],"” is above ",["other"]," in ",["share"]," of ",["who"]],"hour":["“",["noun"],"” is later than ",["other"]," in ",["share"]," of ",["who"]],"other":["“",["noun"],"” is more than ",["length"]," after “",["other"],"” in ",["share"]," of ",["who"]]}]],
  'share.beyond': ["Share of ",["rows"]," with ",["noun"]," ",["how",1,{"late":["later than ",["other"]],"less":["below ",["other"]],"more":["above ",["other"]],"fewer":["below the days from ",["from"]," to ",["other"]],"longer":["above the days from ",["from"]," to ",["other"]],"below":["below ",["other"]],"above":["above ",["other"]],"hour":["later than ",["other"]],"other":["more than ",["length"]," after ",["other"]]}]],
} satisfies Record<string, Message>;
