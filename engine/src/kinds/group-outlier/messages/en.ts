// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'one': { who: 'text'; noun: 'text'; extreme: 'text'; high: 'choice'; median: 'text' };
    'several': { count: 'text'; who: 'text'; noun: 'text'; high: 'choice'; at: 'text'; extreme: 'text'; median: 'text'; so: 'choice'; every: 'choice'; held: 'text' };
  };
  tags: object;
}

export default {
  'one': ["One of the ",["who"]," has ",["noun"]," of ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," their median of ",["median"],", though not unusual for the table."],
  'several': [["count"]," of the ",["who"]," have ",["noun"]," ",["high",1,{"true":"above","other":"below"}]," ",["at"]," (the ",["high",1,{"true":"highest","other":"lowest"}]," ",["extreme"],"), far ",["high",1,{"true":"above","other":"below"}]," their median of ",["median"],", though not unusual for the table",["so",1,{"none":"","other":["; ",["every",1,{"true":"all of them","other":[["held"]," of them"]}]," ",["so"]]}],"."],
} satisfies Record<string, Message>;
