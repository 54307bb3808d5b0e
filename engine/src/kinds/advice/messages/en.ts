// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'level': { noun: 'text'; who: 'text'; base: 'text'; stake: 'text'; less: 'choice'; count: 'text' };
    'level.each': { noun: 'text'; who: 'text'; count: 'text'; gap: 'text'; less: 'choice'; base: 'text' };
    'share': { who: 'text'; base: 'text'; n: 'number'; fewer: 'choice'; count: 'text'; rows: 'text' };
    'total': { noun: 'text'; who: 'text'; share: 'text' };
    'trend.rows': { step: 'text'; up: 'choice'; rows: 'text'; grain: 'choice' };
    'trend.measure': { up: 'choice'; noun: 'text'; grouped: 'choice'; group: 'text'; step: 'text'; grain: 'choice' };
    'level.new': { rows: 'text'; value: 'text'; base: 'text' };
    'level.group': { when: 'text'; group: 'text'; value: 'text'; base: 'text' };
    'level.group.of': { when: 'text'; group: 'text'; noun: 'text'; many: 'choice'; value: 'text'; base: 'text' };
    'part': { part: 'text'; whole: 'text' };
    'level.worse': { when: 'text'; noun: 'text'; many: 'choice'; value: 'text'; base: 'text' };
    'surge': { group: 'text'; grain: 'choice'; excess: 'text' };
    'peak': { group: 'text'; grain: 'choice'; noun: 'text'; gap: 'text'; up: 'choice' };
    'gap': { rows: 'text'; expected: 'choice' };
    'outliers': { n: 'number'; rows: 'text' };
    'driver': { who: 'text'; share: 'text' };
    'driver.mean': { who: 'text'; share: 'text'; noun: 'text' };
    'season': { months: 'text'; share: 'text'; rows: 'text'; fair: 'text' };
    'repeated': { count: 'text' };
    'term': { count: 'text'; word: 'text' };
    'load': { who: 'text'; value: 'text'; rows: 'text'; entity: 'text'; base: 'text' };
    'broken': { count: 'text'; rule: 'text'; placed: 'choice'; where: 'text'; kept: 'text' };
    'loss': { who: 'text'; cost: 'text'; loss: 'text'; sale: 'text' };
  };
  tags: object;
}

export default {
  'level': ["Work on ",["noun"]," of ",["who"],": at the others’ ",["base"]," it would come to ",["stake"]," ",["less",1,{"true":"less","other":"more"}]," over ",["count"],"."],
  'level.each': ["Work on ",["noun"]," of ",["who"],": ",["count"]," stand ",["gap"]," ",["less",1,{"true":"above","other":"below"}]," the others’ ",["base"],"."],
  'share': ["Compare like cases of ",["who"]," with the others: at the others’ ",["base"],", ",["n",2,{"other":0}]," ",["fewer",1,{"true":"fewer","other":"more"}]," of these ",["count"]," would be ",["rows"],"."],
  'total': ["To lower total ",["noun"],", begin with ",["who"],": ",["share"]," of it is theirs."],
  'trend.rows': ["Plan for about ",["step"]," ",["up",1,{"true":"more","other":"fewer"}]," ",["rows"]," with each ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
  'trend.measure': ["Stop the ",["up",1,{"true":"rise","other":"fall"}]," of ",["noun"],["grouped",1,{"true":[" for ",["group"]],"other":""}],": ",["step"]," ",["up",1,{"true":"more","other":"less"}]," with each ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
  'level.new': ["Plan for ",["rows"]," at the new level of ",["value"],", and no longer with the ",["base"]," of before."],
  'level.group': ["Find what changed ",["when"]," for ",["group"],": ",["value"]," since then, after ",["base"]," before."],
  'level.group.of': ["Find what changed ",["when"]," for ",["group"],": ",["noun"]," ",["many",1,{"true":"stand","other":"stands"}]," at ",["value"]," since then, after ",["base"]," before."],
  'part': [["part"]," as a part of ",["whole"]],
  'level.worse': ["Find what changed ",["when"],": ",["noun"]," ",["many",1,{"true":"stand","other":"stands"}]," at ",["value"]," since then, after ",["base"]," before."],
  'surge': ["Look through ",["group"]," of that ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],": ",["excess"]," more than usual."],
  'peak': ["Look through ",["group"]," of that ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],": ",["noun"]," stood ",["gap"]," ",["up",1,{"true":"above","other":"below"}]," what is usual."],
  'gap': ["Check whether ",["rows"]," of that time are missing from the data",["expected",1,{"none":"","other":[": about ",["expected"]," were to be expected then"]}],"."],
  'outliers': [["n",2,{"one":"Look at this one by itself: it is an error to correct or a case to learn from.","other":["Look at these ",0," ",["rows"]," one by one: they are errors to correct or cases to learn from."]}]],
  'driver': ["Begin with ",["who"],": ",["share"]," of the change lies there."],
  'driver.mean': ["Begin with ",["who"],": ",["share"]," of the change in ",["noun"]," lies there."],
  'season': ["Plan for ",["months"],": ",["share"]," of ",["rows"]," come then, where an even spread would give ",["fair"],"."],
  'repeated': ["Check whether these ",["count"]," are one entry made several times."],
  'term': ["Read the ",["count"]," that name “",["word"],"” together: they may have one cause."],
  'load': ["Share out what ",["who"]," carry: ",["value"]," ",["rows"]," for each ",["entity"],", ",["base"]," overall."],
  'broken': ["Check the ",["count"]," in which ",["rule"],["placed",1,{"true":[", beginning with ",["where"]],"other":""}],": ",["kept"]," others keep to it."],
  'loss': ["Check what is charged for ",["who"],", and what they cost: together their ",["cost"]," is ",["loss"]," more than their ",["sale"],"."],
} satisfies Record<string, Message>;
