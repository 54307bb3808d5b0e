// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'inside': { group: 'text'; split: 'text'; label: 'text'; value: 'text'; noun: 'text'; compared: 'text'; elsewhere: 'text' };
    'elsewhere.same': { alike: 'choice'; there: 'text' };
    'elsewhere.differs': { alike: 'choice'; how: 'choice'; there: 'text'; rest: 'text' };
  };
  tags: object;
}

export default {
  'inside': ["Among ",["group"],", those with ",["split"]," ",["label"]," average ",["value"]," in ",["noun"],", ",["compared"],"; ",["elsewhere"],"."],
  'elsewhere.same': ["elsewhere",["alike",1,{"true":", like with like,","other":""}]," both have ",["there"]],
  'elsewhere.differs': ["elsewhere",["alike",1,{"true":", like with like,","other":""}]," ",["how",1,{"hardly":"there is hardly such a difference","turned":"it is the other way round","not":"it is not so","smaller":"the difference is smaller","other":""}]," (",["there"]," against ",["rest"],")"],
} satisfies Record<string, Message>;
