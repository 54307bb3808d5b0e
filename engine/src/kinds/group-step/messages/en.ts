// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'step': { about: 'choice'; when: 'text'; noun: 'text'; who: 'text'; several: 'choice'; up: 'choice'; value: 'text'; baseline: 'text'; change: 'choice'; percent: 'text'; beside: 'choice'; number: 'text'; rest: 'text'; asWell: 'number'; others: 'text'; before: 'text' };
  };
  tags: object;
}

export default {
  'step': ["From ",["about",1,{"true":"about ","other":""}],["when"]," on, ",["noun"]," for ",["who"]," ",["several",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," to a new level: ",["value"]," on average, after ",["baseline"]," before",["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],["beside",1,{"several":["; ",["number"]," of the ",["rest"]," others ",["asWell",2,{"one":"steps","other":"step"}]," as well"],"still":["; for the others it stays at ",["others"]],"moved":["; for the others ",["others"]," after ",["before"]],"other":""}],"."],
} satisfies Record<string, Message>;
