// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'measure': { period: 'text'; noun: 'text'; up: 'choice'; value: 'text'; baseline: 'text'; change: 'choice'; percent: 'text' };
    'rows': { period: 'text'; rows: 'text'; up: 'choice'; value: 'text'; baseline: 'text'; change: 'choice'; percent: 'text' };
  };
  tags: object;
}

export default {
  'measure': ["From ",["period"]," on, ",["noun"]," ",["up",1,{"true":"rises","other":"falls"}]," to a new level: ",["value"]," on average, after ",["baseline"]," before",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'rows': ["From ",["period"]," on, ",["rows"]," ",["up",1,{"true":"rise","other":"fall"}]," to a new level: ",["value"]," on average, after ",["baseline"]," before",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
} satisfies Record<string, Message>;
