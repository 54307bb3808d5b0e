// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'rows': { count: 'text'; n: 'number'; columns: 'text'; dated: 'choice'; period: 'text'; totals: 'choice'; members: 'text' };
    'member': { noun: 'text'; label: 'text' };
    'period': { period: 'text'; grain: 'choice'; count: 'text'; beside: 'choice'; before: 'text'; when: 'text'; baseline: 'text'; change: 'text' };
    'open': { count: 'text'; form: 'choice'; so: 'text'; noun: 'text'; labels: 'text'; owed: 'choice'; what: 'text'; total: 'text'; whole: 'choice'; first: 'text' };
    'share': { share: 'text'; count: 'text'; noun: 'text' };
    'takes': { rows: 'text'; value: 'text'; verb: 'text'; alike: 'choice'; low: 'text'; middle: 'text'; high: 'text'; count: 'text' };
    'level': { noun: 'text'; many: 'choice'; value: 'text'; alike: 'choice'; low: 'text'; middle: 'text'; high: 'text'; summed: 'choice'; total: 'text' };
    'takes-alone': { rows: 'text'; value: 'text'; verb: 'text'; count: 'text' };
    'level-alone': { noun: 'text'; many: 'choice'; value: 'text'; summed: 'choice'; total: 'text' };
    'running-alone': { noun: 'text'; many: 'choice'; from: 'text'; to: 'text' };
    'running': { noun: 'text'; many: 'choice'; from: 'text'; to: 'text' };
    'shares': { noun: 'text'; several: 'choice'; first: 'text'; share: 'text'; rows: 'text'; others: 'choice' };
    'shares.one': { label: 'text'; share: 'text' };
    'shares.more': { number: 'text' };
    'values': { form: 'choice'; members: 'text'; noun: 'text'; most: 'text'; rows: 'text'; capital: 'text'; several: 'choice'; mostShare: 'text'; firsts: 'number'; first: 'text'; second: 'text'; seconds: 'number'; next: 'text'; nextShare: 'text' };
    'shares.so': { share: 'text'; rows: 'text'; so: 'text' };
    'shares.within': { share: 'text'; rows: 'text'; so: 'text'; n: 'text' };
    'shares.within-is': { noun: 'text'; label: 'text'; share: 'text'; rows: 'text'; n: 'text' };
    'ever': { form: 'choice'; so: 'text'; count: 'text'; share: 'text'; time: 'text'; cut: 'text' };
  };
  tags: object;
}

export default {
  'rows': ["The table holds ",["count"]," in ",["n",2,{"one":[["columns"]," column"],"other":[["columns"]," columns"]}],["dated",1,{"true":[" ",["period"]],"other":""}],["totals",1,{"true":[", beside rows that hold the sum of the others (",["members"],") and are left out of all figures"],"other":""}],"."],
  'member': [["noun"]," ",["label"]],
  'period': [["period"],", the last complete ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],", has ",["count"],["beside",1,{"none":[", like ",["before"]],"first":[", after none ",["when"]],"same":[": as many as ",["when"]],"nearly":[": nearly the ",["baseline"]," of ",["before"]],"chance":["; ",["when"]," there were ",["baseline"]],"more":[": ",["change"]," more than the ",["baseline"]," of ",["before"]],"fewer":[": ",["change"]," fewer than the ",["baseline"]," of ",["before"]],"other":""}],"."],
  'open': [["count"]," ",["form",1,{"so":[["so"]],"end":["have no “",["noun"],"” yet"],"other":["have ",["noun"]," ",["labels"]]}],["owed",1,{"true":[", with ",["what"]," of ",["total"]," in all"],"other":""}],"; the oldest ",["whole",1,{"true":"is of","other":"dates from"}]," ",["first"],"."],
  'share': ["In ",["share"]," of ",["count"],", ",["noun"],"."],
  'takes': [["rows"]," take ",["value"]," to ",["verb"]," on average, ",["alike",1,{"true":["at least four in five of them exactly ",["low"]],"other":["half of them at most ",["middle"],", four in five between ",["low"]," and ",["high"]]}]," (",["count"],")."],
  'level': [["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"],", ",["alike",1,{"true":["at least four in five of the values are exactly ",["low"]],"other":["half of the values are at most ",["middle"],", four in five between ",["low"]," and ",["high"]]}],["summed",1,{"true":["; in all ",["total"]],"other":""}],"."],
  'takes-alone': [["rows"]," take ",["value"]," to ",["verb"]," on average (",["count"],")."],
  'level-alone': [["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"],["summed",1,{"true":["; in all ",["total"]],"other":""}],"."],
  'running-alone': [["noun"]," ",["many",1,{"true":"go","other":"goes"}]," from ",["from"]," up to ",["to"],": read as a running total, so neither its mean nor its sum is given."],
  'running': [["noun"]," ",["many",1,{"true":"go","other":"goes"}]," from ",["from"]," up to ",["to"]," over time and hardly ever ",["many",1,{"true":"fall","other":"falls"}],": read as a running total, so neither its mean nor its sum is given."],
  'shares': [["noun"]," ",["several",1,{"true":"are","other":"is"}]," ",["first"]," for ",["share"]," of ",["rows"],["others",1,{"none":"","other":[", ",["others"]]}],"."],
  'shares.one': [["label"]," for ",["share"]],
  'shares.more': ["one of ",["number"]," others for the rest"],
  'values': [["form",1,{"even":["Each of the ",["members"]," values of ",["noun"]," has ",["most"]," ",["rows"]],"none":[["capital"]," ",["several",1,{"true":"have","other":"has"}]," ",["members"]," values, none of them in more than ",["most"]," ",["rows"]," (",["mostShare"],")"],"tied":[["capital"]," ",["several",1,{"true":"have","other":"has"}]," ",["members"]," values; the most frequent are ",["firsts",2,{"=0":[["first"]," and ",["second"]],"one":[["first"],", ",["second"]," and ",0," other"],"other":[["first"],", ",["second"]," and ",0," others"]}],", with ",["most"]," ",["rows"]," each (",["mostShare"],")"],"other":[["capital"]," ",["several",1,{"true":"have","other":"has"}]," ",["members"]," values; ",["seconds",2,{"=0":["the most frequent are ",["first"]," (",["most"],", ",["mostShare"],") and ",["second"]," (",["next"],", ",["nextShare"],")"],"one":["the most frequent is ",["first"]," (",["most"],", ",["mostShare"],"), then ",["second"]," and ",0," other with ",["next"]," each"],"other":["the most frequent is ",["first"]," (",["most"],", ",["mostShare"],"), then ",["second"]," and ",0," others with ",["next"]," each"]}]]}],"."],
  'shares.so': [["share"]," of ",["rows"]," ",["so"],"."],
  'shares.within': [["share"]," of ",["rows"]," ",["so"]," (of the ",["n"]," that were watched for as long)."],
  'shares.within-is': [["noun"]," is ",["label"]," for ",["share"]," of ",["rows"]," (of the ",["n"]," that were watched for as long)."],
  'ever': ["So far ",["form",1,{"is":[["so"]," is yes for ",["count"]," (",["share"],")"],"other":[["count"]," (",["share"],") ",["so"]]}],", whenever they began; half of all began at least ",["time"]," before ",["cut"],"."],
} satisfies Record<string, Message>;
