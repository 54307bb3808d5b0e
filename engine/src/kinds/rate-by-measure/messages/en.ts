// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'share': { form: 'choice'; noun: 'text'; label: 'text'; share: 'text'; who: 'text'; so: 'text'; compared: 'text'; few: 'choice'; count: 'text'; alike: 'choice'; by: 'text'; own: 'text'; other: 'text'; rises: 'choice' };
    'rows': { rows: 'text'; noun: 'text'; single: 'choice'; stretch: 'text' };
    'those': { stretch: 'text' };
    'at-most': { value: 'text' };
    'at-least': { value: 'text' };
  };
  tags: object;
}

export default {
  'share': [["form",1,{"is":[["noun"]," is ",["label"]," in ",["share"]," of ",["who"]],"other":[["share"]," of ",["who"]," ",["so"]]}],", ",["compared"],["few",1,{"true":[" (only ",["count"],")"],"other":""}],["alike",1,{"none":"","mix":["; with the same mix of ",["by"]," at both ends it would be ",["own"]," against ",["other"]],"groups":["; within each ",["by"],", it is ",["own"]," in the ",["rises",1,{"true":"highest","other":"lowest"}]," quarter and ",["other"]," in the ",["rises",1,{"true":"lowest","other":"highest"}]],"other":""}],"."],
  'rows': [["rows"]," with ",["noun"]," ",["single",1,{"true":"","other":"of "}],["stretch"]],
  'those': ["those with ",["stretch"]],
  'at-most': ["at most ",["value"]],
  'at-least': ["at least ",["value"]],
} satisfies Record<string, Message>;
