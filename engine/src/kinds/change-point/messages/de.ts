// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'measure': ["From ",["period"]," ",["ended",1,{"true":["to ",["until"]],"other":"on"}],", ",["noun"]," ",["ended",1,{"true":[["up",1,{"true":"stands higher","other":"stands lower"}]],"other":[["up",1,{"true":"rises","other":"falls"}]," to a new level"]}],": ",["value"]," on average, after ",["baseline"]," before",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'rows': ["From ",["period"]," ",["ended",1,{"true":["to ",["until"]],"other":"on"}],", ",["rows"]," ",["ended",1,{"true":[["up",1,{"true":"stand higher","other":"stand lower"}]],"other":[["up",1,{"true":"rise","other":"fall"}]," to a new level"]}],": ",["value"]," on average, after ",["baseline"]," before",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'line': ["In ",["period"],", ",["noun"]," ",["several",1,{"true":"leave","other":"leaves"}]," the line of before: ",["value"],", where ",["baseline"]," was to be expected",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'interval': ["95% interval of the date ",["first"]," to ",["last"]],
} satisfies Record<keyof typeof english, Message>;
