// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'named-one': { names: 'text'; noun: 'text'; extreme: 'text'; high: 'choice'; median: 'text'; weighty: 'choice'; part: 'text' };
    'named': { names: 'text'; noun: 'text'; high: 'choice'; at: 'text'; extreme: 'text'; median: 'text'; weighty: 'choice'; part: 'text' };
    'one': { count: 'text'; noun: 'text'; extreme: 'text'; high: 'choice'; median: 'text'; weighty: 'choice'; part: 'text' };
    'several': { count: 'text'; noun: 'text'; high: 'choice'; at: 'text'; extreme: 'text'; median: 'text'; weighty: 'choice'; part: 'text'; so: 'choice'; every: 'choice'; held: 'text' };
    'same': { count: 'text'; noun: 'text'; extreme: 'text'; high: 'choice'; median: 'text'; so: 'choice'; every: 'choice'; held: 'text' };
    'below': { count: 'text'; noun: 'text'; at: 'text'; extreme: 'text' };
  };
  tags: object;
}

export default {
  'named-one': [["names"]," has ",["noun"]," of ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; it is ",["part"]," of the total"],"other":""}],"."],
  'named': [["names"]," have ",["noun"]," ",["high",1,{"true":"above","other":"below"}]," ",["at"]," (the ",["high",1,{"true":"highest","other":"lowest"}]," ",["extreme"],"), far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; together they are ",["part"]," of the total"],"other":""}],"."],
  'one': [["count"]," has ",["noun"]," of ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; it is ",["part"]," of the total"],"other":""}],"."],
  'several': [["count"]," have ",["noun"]," ",["high",1,{"true":"above","other":"below"}]," ",["at"]," (the ",["high",1,{"true":"highest","other":"lowest"}]," ",["extreme"],"), far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["weighty",1,{"true":["; together they are ",["part"]," of the total"],"other":""}],["so",1,{"none":"","other":["; ",["every",1,{"true":"all of them","other":[["held"]," of them"]}]," ",["so"]]}],"."],
  'same': [["count"]," have ",["noun"]," of exactly ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," the median of ",["median"],["so",1,{"none":"","other":["; ",["every",1,{"true":"all of them","other":[["held"]," of them"]}]," ",["so"]]}],"."],
  'below': [["count"]," have ",["noun"]," below ",["at"]," (the lowest ",["extreme"],"); of all others none has."],
} satisfies Record<string, Message>;
