// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'asked': { number: 'text'; all: 'text'; rows: 'text'; target: 'text'; dated: 'choice'; limit: 'text'; start: 'text'; share: 'text' };
    'open': { number: 'text'; all: 'text'; rows: 'text'; limit: 'text'; day: 'text'; usual: 'text' };
    'after': { count: 'text'; n: 'number'; target: 'text'; limit: 'text'; start: 'text'; all: 'text'; usual: 'text' };
    'due': { count: 'text'; n: 'number'; target: 'text'; term: 'choice'; due: 'text'; day: 'text'; all: 'text'; share: 'text' };
    'rows': { rows: 'text'; column: 'text'; labels: 'text' };
    'group': { number: 'text'; n: 'number'; who: 'text'; share: 'text'; all: 'text'; others: 'text' };
    'group.since': { who: 'text'; share: 'text'; day: 'text'; n: 'text'; all: 'text'; before: 'text'; others: 'text' };
    'since': { share: 'text'; day: 'text'; before: 'text' };
    'total': { noun: 'text'; total: 'text' };
    'urgent': { number: 'text'; n: 'number'; who: 'text' };
    'oldest': { named: 'choice'; key: 'text'; due: 'choice'; day: 'text' };
    'held': { number: 'text'; one: 'choice'; few: 'text'; who: 'text'; more: 'choice'; names: 'text'; left: 'text' };
    'held.each': { who: 'text'; n: 'text' };
    'things': { any: 'text'; things: 'text' };
    'values': { any: 'text'; column: 'text' };
    'far': { all: 'choice'; number: 'text'; n: 'number'; due: 'choice'; days: 'text' };
    'chart.what': { rows: 'text'; target: 'text' };
    'chart.share': { rows: 'text'; target: 'text' };
    'band.first': { to: 'text' };
    'band': { from: 'text'; to: 'text' };
    'band.last': { from: 'text' };
    'advice': { count: 'text'; money: 'choice'; noun: 'text'; total: 'text'; grouped: 'choice'; who: 'text' };
    'owed': { number: 'text'; all: 'text'; rows: 'text'; column: 'text'; labels: 'text'; share: 'text' };
    'chart.share.owed': { rows: 'text' };
    'chart.money': { what: 'text'; noun: 'text' };
  };
  tags: object;
}

export default {
  'asked': [["number"]," of ",["all"]," ",["rows"]," have no “",["target"],"”",["dated",1,{"true":[" more than ",["limit"]," after “",["start"],"”"],"other":""}]," (",["share"],")."],
  'open': [["number"]," of ",["all"]," ",["rows"]," were more than ",["limit"]," old on ",["day"],": 95% of those that are over took at most ",["usual"],"."],
  'after': [["count"]," ",["n",2,{"one":"has","other":"have"}]," no “",["target"],"” more than ",["limit"]," after “",["start"],"”, of ",["all"]," that had as long: 95% of the others took at most ",["usual"],"."],
  'due': [["count"]," ",["n",2,{"one":"has","other":"have"}]," no “",["target"],"” though ",["term",1,{"true":["the time given by “",["due"],"”"],"other":["“",["due"],"”"]}]," had passed on ",["day"],", of ",["all"]," that were due by then (",["share"],")."],
  'rows': [["rows"]," with ",["column"]," ",["labels"]],
  'group': [["number"]," of them ",["n",2,{"one":"has","other":"have"}]," ",["who"],": ",["share"]," of ",["all"],", against ",["others"]," of the others."],
  'group.since': ["With ",["who"]," it is ",["share"]," since ",["day"]," (",["n"]," of ",["all"],"), after ",["before"]," before, against ",["others"]," of the others since then."],
  'since': ["It is ",["share"]," since ",["day"],", after ",["before"]," before."],
  'total': [["noun"]," comes to ",["total"]," for them."],
  'urgent': [["number"]," of them ",["n",2,{"one":"has","other":"have"}]," ",["who"],"."],
  'oldest': ["The oldest is ",["named",1,{"true":[["key"],", "],"other":""}],["due",1,{"true":"due on","other":"of"}]," ",["day"],"."],
  'held': [["number"]," of them belong to ",["one",1,{"true":"one","other":[["few"]]}]," of the ",["who"]," concerned: ",["more",1,{"true":[["names"]," and ",["left"]," more"],"other":[["names"]]}],"."],
  'held.each': [["who"]," (",["n"],")"],
  'things': [["any"]," ",["things"]],
  'values': [["any"]," values of ",["column"]],
  'far': [["all",1,{"true":"All","other":[["number"]]}]," of them ",["n",2,{"one":"has","other":"have"}]," ",["due",1,{"true":"been due","other":"waited"}]," for more than ",["days"],"."],
  'chart.what': [["rows"]," that wait for “",["target"],"”"],
  'chart.share': ["Share of ",["rows"]," that wait for “",["target"],"”"],
  'chart.by-age': "days waited",
  'chart.by-late': "days overdue",
  'chart.days': "Days",
  'band.first': ["up to ",["to"]],
  'band': [["from"]," to ",["to"]],
  'band.last': ["more than ",["from"]],
  'advice': ["Follow up these ",["count"],["money",1,{"true":[", ",["noun"]," of ",["total"]," in all"],"other":""}],["grouped",1,{"group":[", and begin with ",["who"]],"few":[", and begin with those of ",["who"]],"other":", and begin with the oldest"}],"."],
  'owed': [["number"]," of ",["all"]," ",["rows"]," have ",["column"]," ",["labels"]," (",["share"],")."],
  'chart.share.owed': ["Share of ",["rows"]],
  'chart.money': [["what"],", ",["noun"]],
} satisfies Record<string, Message>;
