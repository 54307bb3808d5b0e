// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'asked': { number: 'text'; all: 'text'; rows: 'text'; target: 'text'; dated: 'choice'; limit: 'text'; start: 'text'; share: 'text' };
    'open': { number: 'text'; all: 'text'; rows: 'text'; limit: 'text'; day: 'text'; usual: 'text' };
    'term': { limit: 'text'; label: 'text' };
    'open.terms': { number: 'text'; all: 'text'; rows: 'text'; day: 'text'; column: 'text'; terms: 'text' };
    'after.terms': { count: 'text'; n: 'number'; target: 'text'; start: 'text'; column: 'text'; terms: 'text'; all: 'text' };
    'after': { count: 'text'; n: 'number'; target: 'text'; limit: 'text'; start: 'text'; all: 'text'; usual: 'text' };
    'due': { count: 'text'; n: 'number'; target: 'text'; term: 'choice'; due: 'text'; day: 'text'; all: 'text'; share: 'text' };
    'rows': { rows: 'text'; column: 'text'; labels: 'text' };
    'rows.above': { rows: 'text'; column: 'text'; strict: 'choice'; from: 'text' };
    'group': { number: 'text'; money: 'text'; n: 'number'; who: 'text'; share: 'text'; all: 'text'; others: 'text' };
    'group.since': { who: 'text'; share: 'text'; day: 'text'; n: 'text'; all: 'text'; before: 'text'; others: 'text' };
    'since': { share: 'text'; day: 'text'; before: 'text' };
    'total': { noun: 'text'; total: 'text' };
    'urgent': { number: 'text'; n: 'number'; who: 'text' };
    'oldest': { named: 'choice'; key: 'text'; how: 'choice'; day: 'text' };
    'held': { number: 'text'; money: 'text'; one: 'choice'; few: 'text'; who: 'text'; more: 'choice'; names: 'text'; left: 'text' };
    'most': { who: 'text'; total: 'text'; number: 'text' };
    'held.each': { who: 'text'; n: 'text' };
    'things': { any: 'text'; things: 'text' };
    'values': { any: 'text'; column: 'text' };
    'far': { all: 'choice'; number: 'text'; money: 'text'; n: 'number'; how: 'choice'; days: 'text' };
    'chart.what': { rows: 'text'; target: 'text' };
    'chart.share': { rows: 'text'; target: 'text' };
    'band.first': { to: 'text' };
    'band': { from: 'text'; to: 'text' };
    'band.last': { from: 'text' };
    'advice': { how: 'choice'; count: 'text'; target: 'text'; money: 'choice'; noun: 'text'; total: 'text'; grouped: 'choice'; who: 'text'; days: 'text' };
    'owed': { number: 'text'; all: 'text'; rows: 'text'; column: 'text'; labels: 'text'; share: 'text' };
    'chart.share.owed': { rows: 'text' };
    'chart.money': { what: 'text'; noun: 'text' };
    'left': { number: 'text'; all: 'text'; rows: 'text'; target: 'text'; due: 'choice'; term: 'text'; day: 'text'; share: 'text' };
    'past': { number: 'text'; all: 'text'; rows: 'text'; n: 'number'; target: 'text'; day: 'text'; share: 'text' };
    'there': { rows: 'text'; column: 'text' };
    'of.money': { total: 'text' };
    'unasked': { number: 'text'; money: 'text'; n: 'number'; column: 'text' };
    'chart.share.left': { rows: 'text'; target: 'text' };
    'chart.share.past': { rows: 'text'; target: 'text' };
    'chart.left': { rows: 'text'; target: 'text' };
    'chart.past': { rows: 'text'; target: 'text' };
  };
  tags: object;
}

export default {
  'asked': [["number"]," of ",["all"]," ",["rows"]," have no “",["target"],"”",["dated",1,{"true":[" more than ",["limit"]," after “",["start"],"”"],"other":""}]," (",["share"],")."],
  'open': [["number"]," of ",["all"]," ",["rows"]," were more than ",["limit"]," old on ",["day"],": 95% of those that are over took at most ",["usual"],"."],
  'term': [["limit"]," for ",["label"]],
  'open.terms': [["number"]," of ",["all"]," ",["rows"]," were older on ",["day"]," than nearly all get that are over, by “",["column"],"”: ",["terms"],"."],
  'after.terms': [["count"]," ",["n",2,{"one":"has","other":"have"}]," no “",["target"],"” though more time has passed since “",["start"],"” than nearly all take by “",["column"],"” (",["terms"],"), of ",["all"]," that had as long."],
  'after': [["count"]," ",["n",2,{"one":"has","other":"have"}]," no “",["target"],"” more than ",["limit"]," after “",["start"],"”, of ",["all"]," that had as long: 95% of the others took at most ",["usual"],"."],
  'due': [["count"]," ",["n",2,{"one":"has","other":"have"}]," no “",["target"],"” though ",["term",1,{"true":["the time given by “",["due"],"”"],"other":["“",["due"],"”"]}]," had passed on ",["day"],", of ",["all"]," that were due by then (",["share"],")."],
  'rows': [["rows"]," with ",["column"]," ",["labels"]],
  'rows.above': [["rows"]," with ",["column"]," ",["strict",1,{"true":["above ",["from"]],"other":["of ",["from"]," or more"]}]],
  'group': [["number"]," of them",["money"]," ",["n",2,{"one":"has","other":"have"}]," ",["who"],": ",["share"]," of ",["all"],", against ",["others"]," of the others."],
  'group.since': ["With ",["who"]," it is ",["share"]," since ",["day"]," (",["n"]," of ",["all"],"), after ",["before"]," before, against ",["others"]," of the others since then."],
  'since': ["It is ",["share"]," since ",["day"],", after ",["before"]," before."],
  'total': [["noun"]," comes to ",["total"]," for them."],
  'urgent': [["number"]," of them ",["n",2,{"one":"has","other":"have"}]," ",["who"],"."],
  'oldest': ["The oldest is ",["named",1,{"true":[["key"],", "],"other":""}],["how",1,{"due":"due on","past":"past since","other":"of"}]," ",["day"],"."],
  'held': [["number"]," of them",["money"]," belong to ",["one",1,{"true":"one","other":[["few"]]}]," of the ",["who"]," concerned: ",["more",1,{"true":[["names"]," and ",["left"]," more"],"other":[["names"]]}],"."],
  'most': [["who"]," has the largest part of it, ",["total"]," with ",["number"]," of them."],
  'held.each': [["who"]," (",["n"],")"],
  'things': [["any"]," ",["things"]],
  'values': [["any"]," values of ",["column"]],
  'far': [["all",1,{"true":"All","other":[["number"]]}]," of them",["money"]," ",["n",2,{"one":"has","other":"have"}]," ",["how",1,{"due":"been due","past":"been past it","left":"been open","other":"waited"}]," for more than ",["days"],"."],
  'chart.what': [["rows"]," that wait for “",["target"],"”"],
  'chart.share': ["Share of ",["rows"]," that wait for “",["target"],"”"],
  'chart.by-age': "days waited",
  'chart.by-late': "days overdue",
  'chart.days': "Days",
  'band.first': ["up to ",["to"]],
  'band': [["from"]," to ",["to"]],
  'band.last': ["more than ",["from"]],
  'advice': [["how",1,{"left":["Settle what is open in these ",["count"]],"past":["Look at what is still there of these ",["count"]],"missing":["See to the missing “",["target"],"” of these ",["count"]],"other":["Follow up these ",["count"]]}],["money",1,{"true":[", ",["noun"]," of ",["total"]," in all"],"only":[", ",["total"]," in all"],"other":""}],["grouped",1,{"group":[", and begin with ",["who"]],"few":[", and begin with those of ",["who"]],"far":[", first the ",["who"]," that are older than ",["days"]],"late":[", first the ",["who"]," that are more than ",["days"]," late"],"largest":", the largest first","oldest":", and begin with the oldest","other":""}],"."],
  'owed': [["number"]," of ",["all"]," ",["rows"]," have ",["column"]," ",["labels"]," (",["share"],")."],
  'chart.share.owed': ["Share of ",["rows"]],
  'chart.money': [["what"],", ",["noun"]],
  'left': [["number"]," of ",["all"]," ",["rows"]," have ",["target"]," above 0",["due",1,{"true":[" though “",["term"],"” had passed on ",["day"]],"other":""}]," (",["share"],")."],
  'past': [["number"]," of ",["all"]," ",["rows"]," ",["n",2,{"one":"is","other":"are"}]," past “",["target"],"” on ",["day"]," (",["share"],")."],
  'there': [["rows"]," with ",["column"]," above 0"],
  'of.money': [" (",["total"],")"],
  'unasked': [["number"]," of them",["money"]," ",["n",2,{"one":"has","other":"have"}]," not been reminded yet, by “",["column"],"”."],
  'chart.share.left': ["Share of ",["rows"]," with ",["target"]," above 0"],
  'chart.share.past': ["Share of ",["rows"]," past “",["target"],"”"],
  'chart.left': [["rows"]," with ",["target"]," above 0"],
  'chart.past': [["rows"]," past “",["target"],"”"],
} satisfies Record<string, Message>;
