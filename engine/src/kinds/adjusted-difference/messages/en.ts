// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'share': { noun: 'text'; event: 'text'; value: 'text'; who: 'text'; compared: 'text'; by: 'text'; turned: 'choice'; own: 'text'; other: 'text' };
    'level': { noun: 'text'; many: 'choice'; value: 'text'; who: 'text'; compared: 'text'; by: 'text'; turned: 'choice'; own: 'text'; other: 'text' };
  };
  tags: object;
}

export default {
  'share': [["noun"]," is ",["event"]," for ",["value"]," of ",["who"],", ",["compared"],"; with the same mix of ",["by"]," in both ",["turned",1,{"true":["it is the other way round: ",["own"]," against ",["other"]],"other":["it would be ",["own"]," against ",["other"]]}],"."],
  'level': [["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"]," for ",["who"],", ",["compared"],"; with the same mix of ",["by"]," in both ",["turned",1,{"true":["it is the other way round: ",["own"]," against ",["other"]],"other":["it would be ",["own"]," against ",["other"]]}],"."],
  'year': "year",
} satisfies Record<string, Message>;
