// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'slope': { period: 'text'; ended: 'choice'; until: 'text'; noun: 'text'; now: 'choice'; many: 'choice'; step: 'text'; grain: 'choice'; was: 'choice'; before: 'text' };
    'interval': { first: 'text'; last: 'text' };
  };
  tags: object;
}

export default {
  'slope': ["From ",["period"]," ",["ended",1,{"true":["to ",["until"]],"other":"on"}],", ",["noun"]," ",["now",1,{"up":[["many",1,{"true":"rise","other":"rises"}]," by ",["step"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"down":[["many",1,{"true":"fall","other":"falls"}]," by ",["step"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"other":[["many",1,{"true":"hold","other":"holds"}]," about one level"]}],", ",["was",1,{"up":["after a rise of ",["before"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"down":["after a fall of ",["before"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"other":"after about one level"}]," before."],
  'interval': ["95% interval of the date ",["first"]," to ",["last"]],
} satisfies Record<string, Message>;
