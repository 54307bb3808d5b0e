// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'peak': { noun: 'text'; grouped: 'choice'; whose: 'text'; many: 'choice'; up: 'choice'; when: 'text'; value: 'text'; mean: 'choice'; compared: 'text' };
    'aside': { noun: 'text'; grouped: 'choice'; whose: 'text'; many: 'choice'; when: 'text'; value: 'text'; mean: 'choice'; compared: 'text' };
    'run': { up: 'choice'; span: 'text' };
  };
  tags: object;
}

export default {
  'peak': [["noun"],["grouped",1,{"true":[" for ",["whose"]],"other":""}]," ",["many",1,{"true":[["up",1,{"true":"peak","other":"drop"}]],"other":[["up",1,{"true":"peaks","other":"drops"}]]}]," ",["when"],": ",["value"],["mean",1,{"true":" on average","other":""}],", ",["compared"],"."],
  'aside': [["noun"],["grouped",1,{"true":[" for ",["whose"]],"other":""}]," ",["many",1,{"true":"stand","other":"stands"}]," out ",["when"],": ",["value"],["mean",1,{"true":" on average","other":""}],", ",["compared"],"."],
  'run': ["It is part of a longer ",["up",1,{"true":"high","other":"low"}],": ",["span"],"."],
} satisfies Record<string, Message>;
