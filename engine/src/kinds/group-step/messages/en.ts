// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'of': { noun: 'text'; who: 'text' };
    'part': { part: 'text'; whole: 'text' };
    'cell': { group: 'text'; within: 'text' };
    'between': { from: 'text'; to: 'text' };
    'step': { about: 'choice'; when: 'text'; what: 'text'; several: 'choice'; up: 'choice'; none: 'choice'; value: 'text'; baseline: 'text'; season: 'choice'; grain: 'choice'; change: 'choice'; percent: 'text'; beside: 'choice'; number: 'text'; rest: 'text'; asWell: 'number'; cell: 'choice'; within: 'text'; others: 'text'; before: 'text'; along: 'text' };
    'late': { share: 'text'; due: 'text'; before: 'text'; others: 'text' };
    'along': { changes: 'text' };
    'along.one': { noun: 'text'; several: 'choice'; up: 'choice'; before: 'text'; after: 'text' };
  };
  tags: object;
}

export default {
  'of': [["noun"]," for ",["who"]],
  'part': ["the share of ",["part"]," in ",["whole"]],
  'cell': [["group"],", ",["within"]],
  'between': ["95% interval of the date ",["from"]," to ",["to"]],
  'step': ["From ",["about",1,{"true":"about ","other":""}],["when"]," on, ",["what"]," ",["several",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," to ",["none",1,{"true":"none at all","other":["a new level: ",["value"]," on average"]}],", after ",["baseline"]," ",["season",1,{"true":["in the same ",["grain",1,{"week":"weeks","quarter":"quarters","other":"months"}]," a year before"],"other":"before"}],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],["beside",1,{"several":["; ",["number"]," of the ",["rest"]," others ",["asWell",2,{"one":"steps","other":"step"}]," as well"],"still":["; for ",["cell",1,{"true":[["within"]," elsewhere"],"other":"the others"}]," it stays at ",["others"]],"moved":["; for ",["cell",1,{"true":[["within"]," elsewhere"],"other":"the others"}]," ",["others"]," after ",["before"]],"other":""}],".",["along"]],
  'late': [" ",["share"]," of them are late by “",["due"],"” since then, after ",["before"]," before, and ",["others"]," of the others."],
  'along': [" Along with it, ",["changes"],"."],
  'along.one': [["noun"]," ",["several",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," from ",["before"]," to ",["after"]],
} satisfies Record<string, Message>;
