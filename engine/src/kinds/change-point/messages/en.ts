// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'measure': { period: 'text'; ended: 'choice'; until: 'text'; noun: 'text'; several: 'choice'; up: 'choice'; value: 'text'; baseline: 'text'; season: 'choice'; grain: 'choice'; change: 'choice'; percent: 'text' };
    'rows': { period: 'text'; ended: 'choice'; until: 'text'; rows: 'text'; up: 'choice'; value: 'text'; baseline: 'text'; season: 'choice'; grain: 'choice'; change: 'choice'; percent: 'text' };
    'line': { period: 'text'; noun: 'text'; several: 'choice'; value: 'text'; baseline: 'text'; change: 'choice'; percent: 'text' };
    'interval': { first: 'text'; last: 'text' };
  };
  tags: object;
}

export default {
  'measure': ["From ",["period"]," ",["ended",1,{"true":["to ",["until"]],"other":"on"}],", ",["noun"]," ",["ended",1,{"true":[["several",1,{"true":"stand","other":"stands"}]," ",["up",1,{"true":"higher","other":"lower"}]],"other":[["several",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," to a new level"]}],": ",["value"]," on average, after ",["baseline"]," ",["season",1,{"true":["in the same ",["grain",1,{"week":"weeks","quarter":"quarters","other":"months"}]," a year before"],"other":"before"}],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'rows': ["From ",["period"]," ",["ended",1,{"true":["to ",["until"]],"other":"on"}],", ",["rows"]," ",["ended",1,{"true":[["up",1,{"true":"stand higher","other":"stand lower"}]],"other":[["up",1,{"true":"rise","other":"fall"}]," to a new level"]}],": ",["value"]," on average, after ",["baseline"]," ",["season",1,{"true":["in the same ",["grain",1,{"week":"weeks","quarter":"quarters","other":"months"}]," a year before"],"other":"before"}],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'line': ["In ",["period"],", ",["noun"]," ",["several",1,{"true":"leave","other":"leaves"}]," the line of before: ",["value"],", where ",["baseline"]," was to be expected",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'interval': ["95% interval of the date ",["first"]," to ",["last"]],
} satisfies Record<string, Message>;
