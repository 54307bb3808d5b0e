// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'inside': { group: 'text'; split: 'text'; label: 'text'; value: 'text'; noun: 'text'; compared: 'text'; elsewhere: 'text'; stake: 'text'; along: 'text' };
    'elsewhere.same': { alike: 'choice'; there: 'text' };
    'elsewhere.differs': { alike: 'choice'; how: 'choice'; there: 'text'; rest: 'text' };
    'stake': { noun: 'text'; amount: 'text'; less: 'choice' };
    'along': { levels: 'text' };
    'along.one': { value: 'text'; noun: 'text'; baseline: 'text' };
  };
  tags: object;
}

export default {
  'inside': ["Among ",["group"],", those with ",["split"]," ",["label"]," average ",["value"]," in ",["noun"],", ",["compared"],"; ",["elsewhere"],".",["stake"],["along"]],
  'elsewhere.same': ["elsewhere",["alike",1,{"true":", like with like,","other":""}]," both have ",["there"]],
  'elsewhere.differs': ["elsewhere",["alike",1,{"true":", like with like,","other":""}]," ",["how",1,{"hardly":"there is hardly such a difference","turned":"it is the other way round","not":"it is not so","smaller":"the difference is smaller","other":""}]," (",["there"]," against ",["rest"],")"],
  'stake': [" At the others’ level ",["noun"]," would come to ",["amount"]," ",["less",1,{"true":"less","other":"more"}]," in all."],
  'along': [" They also average ",["levels"],"."],
  'along.one': [["value"]," in ",["noun"]," (the others ",["baseline"],")"],
} satisfies Record<string, Message>;
