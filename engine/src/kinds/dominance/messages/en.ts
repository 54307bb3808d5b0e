// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'lead': { noun: 'text'; many: 'choice'; first: 'text'; share: 'text'; rows: 'text'; partly: 'choice'; value: 'text'; count: 'text'; alike: 'number'; second: 'text'; next: 'text'; members: 'number' };
    'far': { noun: 'text'; many: 'choice'; first: 'text'; share: 'text'; rows: 'text'; partly: 'choice'; value: 'text'; count: 'text'; times: 'text'; alike: 'number'; second: 'text'; next: 'text'; members: 'number' };
  };
  tags: object;
}

export default {
  'lead': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["first"]," for ",["share"]," of ",["rows"],["partly",1,{"true":" that have any","other":""}]," (",["value"]," of ",["count"],"), ahead of ",["alike",2,{"=0":[["second"]," (",["next"],")"],"one":[["second"]," and ",0," other (",["next"]," each)"],"other":[["second"]," and ",0," others (",["next"]," each)"]}],", ",["members",2,{"=2":"the other of two values","other":["the next of ",0," values"]}],"."],
  'far': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["first"]," for ",["share"]," of ",["rows"],["partly",1,{"true":" that have any","other":""}]," (",["value"]," of ",["count"],"), ",["times"]," times as often as ",["alike",2,{"=0":[["second"]," (",["next"],")"],"one":[["second"]," and ",0," other (",["next"]," each)"],"other":[["second"]," and ",0," others (",["next"]," each)"]}],", ",["members",2,{"=2":"the other of two values","other":["the next of ",0," values"]}],"."],
} satisfies Record<string, Message>;
