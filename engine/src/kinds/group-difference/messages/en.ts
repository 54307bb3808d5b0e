// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'level': { form: 'choice'; who: 'text'; value: 'text'; verb: 'text'; compared: 'text'; noun: 'text'; many: 'choice'; extreme: 'choice'; high: 'choice'; group: 'text'; among: 'text' };
    'half': { middle: 'text' };
    'few': { count: 'text' };
    'slight': { what: 'text'; group: 'text'; low: 'text'; lowest: 'text'; high: 'text'; highest: 'text' };
  };
  tags: object;
}

export default {
  'level': [["form",1,{"takes":[["who"]," take ",["value"]," to ",["verb"]," on average, ",["compared"]],"share":["in ",["value"]," of ",["who"],", ",["noun"],": ",["compared"]],"together":[["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["value"]," for ",["who"]," together, ",["compared"]],"level":[["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"]," for ",["who"],", ",["compared"]],"other":""}],["extreme",1,{"all":[": the ",["high",1,{"true":"highest","other":"lowest"}]," by ",["group"]],"frequent":[": the ",["high",1,{"true":"highest","other":"lowest"}]," of the ",["among"]," most frequent values of ",["group"]],"none":"","other":""}],"."],
  'half': ["Half of them stay at or below ",["middle"],"."],
  'few': ["These are only ",["count"],"."],
  'slight': [["what"]," differs by ",["group"],": from ",["low"]," for ",["lowest"]," to ",["high"]," for ",["highest"],"."],
} satisfies Record<string, Message>;
