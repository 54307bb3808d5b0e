// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'broken': { rule: 'text'; value: 'text'; of: 'text'; apart: 'text'; where: 'text'; how: 'text' };
    'state.broken': { rule: 'text'; value: 'text'; where: 'text'; others: 'number'; is: 'choice'; state: 'text' };
    'nought': { nought: 'text'; many: 'choice'; given: 'text'; manyGiven: 'choice' };
    'nought.broken': { rule: 'text'; value: 'text'; where: 'text'; others: 'number' };
    'reckoned': { target: 'text'; many: 'choice'; formula: 'text' };
    'part': { part: 'text'; many: 'choice'; whole: 'text' };
    'order': { end: 'text'; start: 'text' };
    'state': { target: 'text'; is: 'choice'; bound: 'text'; state: 'text'; labels: 'text' };
    'apart.more': { more: 'text' };
    'apart.less': { less: 'text' };
    'apart.both': { more: 'text'; less: 'text' };
    'where': { all: 'choice'; own: 'text'; each: 'choice'; there: 'text'; who: 'text'; when: 'text' };
    'since': { from: 'text' };
    'until': { to: 'text' };
    'between': { from: 'text'; to: 'text' };
    'which': { names: 'text' };
    'which.more': { names: 'text'; n: 'number' };
    'how.factor': { all: 'choice'; alike: 'text'; turned: 'choice'; factor: 'text' };
    'how.by': { all: 'choice'; alike: 'text'; by: 'text'; more: 'choice' };
    'how.left-out': { all: 'choice'; alike: 'text'; column: 'text' };
    'how.twice': { all: 'choice'; alike: 'text'; column: 'text' };
    'how.turned': { all: 'choice'; alike: 'text'; column: 'text' };
    'chart.share': { rows: 'text'; rule: 'text' };
    'chart.off': { noun: 'text' };
    'once': { columns: 'text'; one: 'text' };
  };
  tags: object;
}

export default {
  'broken': [["rule"]," in ",["value"]," of ",["of"],["apart"],["where"],".",["how"]],
  'state.broken': [["rule"]," in ",["value"],["where"],". In ",["others",2,{"one":"one other","other":[0," others"]}]," ",["is",1,{"filled":"in which it is filled","given":"in which it is not 0","above":"above it","later":"after it","earlier":"before it","other":"below it"}]," ",["state"]," is something else: one of both may be wrong."],
  'nought': [["nought"]," ",["many",1,{"true":"are","other":"is"}]," 0 though ",["given"]," ",["manyGiven",1,{"true":"are","other":"is"}]," not"],
  'nought.broken': [["rule"]," in ",["value"],["where"],". In ",["others",2,{"one":"the one other","other":["the ",0," others"]}]," neither is."],
  'reckoned': [["target"]," ",["many",1,{"true":"are","other":"is"}]," not ",["formula"]],
  'part': [["part"]," ",["many",1,{"true":"are","other":"is"}]," more than ",["whole"]],
  'order': [["end"]," comes before ",["start"]],
  'state': [["target"]," is ",["is",1,{"filled":"filled","given":"not 0","above":["above ",["bound"]],"later":["later than ",["bound"]],"earlier":["earlier than ",["bound"]],"other":["below ",["bound"]]}]," though ",["state"]," is ",["labels"]],
  'apart.more': [", ",["more"]," too much in all"],
  'apart.less': [", ",["less"]," too little in all"],
  'apart.both': [", ",["more"]," too much and ",["less"]," too little in all"],
  'where': [": ",["all",1,{"true":"all of them","other":[["own"]," of them"]}]," are ",["each",1,{"true":["the ",["there"]," ",["who"],["when"]],"other":["among the ",["there"]," ",["who"],["when"]]}]],
  'since': [" since ",["from"]],
  'until': [" until ",["to"]],
  'between': [" between ",["from"]," and ",["to"]],
  'which': [" (",["names"],")"],
  'which.more': [" (",["names"]," and ",["n",2,{"one":"one more","other":[0," more"]}],")"],
  'how.factor': [" In ",["all",1,{"true":"all","other":[["alike"]]}]," of them it is ",["turned",1,{"true":"the same below 0","other":[["factor"]," times that"]}],"."],
  'how.by': [" In ",["all",1,{"true":"all","other":[["alike"]]}]," of them it is ",["by"]," ",["more",1,{"true":"more","other":"less"}],"."],
  'how.left-out': [" In ",["all",1,{"true":"all","other":[["alike"]]}]," of them it is that without ",["column"],"."],
  'how.twice': [" In ",["all",1,{"true":"all","other":[["alike"]]}]," of them ",["column"]," is in it twice."],
  'how.turned': [" In ",["all",1,{"true":"all","other":[["alike"]]}]," of them ",["column"]," is in it with the other sign."],
  'chart.share': ["Share of ",["rows"]," in which ",["rule"]],
  'chart.off': ["How far ",["noun"]," is off"],
  'once': [["columns"]," are those of another ",["one"]],
} satisfies Record<string, Message>;
