// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'title': { label: 'text'; grain: 'choice' };
    'axis': { grain: 'choice' };
    'in': { period: 'text' };
    'on': { period: 'text' };
    'placed': { amount: 'text'; at: 'text' };
    'mean': { noun: 'text' };
    'a-period': { noun: 'text'; grain: 'choice' };
    'rises': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text' };
    'falls': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text' };
    'rises-beyond': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; high: 'text'; highAt: 'text' };
    'falls-beyond': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; low: 'text'; lowAt: 'text' };
    'rises-after-low': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; low: 'text'; lowAt: 'text' };
    'falls-after-high': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; high: 'text'; highAt: 'text' };
    'peak': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; high: 'text'; highAt: 'text'; to: 'text'; last: 'text' };
    'trough': { subject: 'text'; many: 'choice'; from: 'text'; first: 'text'; low: 'text'; lowAt: 'text'; to: 'text'; last: 'text' };
    'varies': { subject: 'text'; many: 'choice'; low: 'text'; high: 'text'; middle: 'text' };
    'level': { subject: 'text'; many: 'choice'; low: 'text'; high: 'text'; up: 'choice'; early: 'text'; over: 'number'; number: 'text'; grain: 'choice'; late: 'text' };
    'move': { subject: 'text'; up: 'choice'; many: 'choice'; from: 'text'; first: 'text'; to: 'text'; last: 'text' };
    'turn': { high: 'choice'; amount: 'text'; when: 'text' };
    'turns': { before: 'text'; next: 'text' };
    'path': { lead: 'text'; turns: 'text' };
    'path-ends': { lead: 'text'; from: 'text'; first: 'text'; to: 'text'; last: 'text'; turns: 'text' };
    'at': { moment: 'text' };
    'title-along': { label: 'text'; axis: 'text' };
    'total': { noun: 'text'; many: 'choice'; to: 'text'; last: 'text'; highAt: 'text'; high: 'text' };
    'total-alone': { noun: 'text'; many: 'choice'; to: 'text'; last: 'text' };
    'who': { noun: 'text'; label: 'text' };
    'alone': { who: 'text'; up: 'choice'; from: 'text'; to: 'text'; othersFrom: 'text'; othersTo: 'text' };
  };
  tags: object;
}

export default {
  'title': [["label"]," by ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}]],
  'axis': [["grain",1,{"hour":"Hour","day":"Day","week":"Week","month":"Month","quarter":"Quarter","other":"Year"}]],
  'in': ["in ",["period"]],
  'on': ["on ",["period"]],
  'placed': [["amount"]," (",["at"],")"],
  'mean': ["Mean ",["noun"]],
  'a-period': [["noun"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],
  'rises': [["subject"]," ",["many",1,{"true":"rise","other":"rises"}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],"."],
  'falls': [["subject"]," ",["many",1,{"true":"fall","other":"falls"}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],"."],
  'rises-beyond': [["subject"]," ",["many",1,{"true":"rise","other":"rises"}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],", after a high of ",["high"]," ",["highAt"],"."],
  'falls-beyond': [["subject"]," ",["many",1,{"true":"fall","other":"falls"}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],", after a low of ",["low"]," ",["lowAt"],"."],
  'rises-after-low': [["subject"]," ",["many",1,{"true":"rise","other":"rises"}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],", after a low of ",["low"]," ",["lowAt"],"."],
  'falls-after-high': [["subject"]," ",["many",1,{"true":"fall","other":"falls"}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],", after a high of ",["high"]," ",["highAt"],"."],
  'peak': [["subject"]," ",["many",1,{"true":"rise","other":"rises"}]," from ",["from"]," ",["first"]," to a high of ",["high"]," ",["highAt"],", then ",["many",1,{"true":"fall","other":"falls"}]," to ",["to"]," ",["last"],"."],
  'trough': [["subject"]," ",["many",1,{"true":"fall","other":"falls"}]," from ",["from"]," ",["first"]," to a low of ",["low"]," ",["lowAt"],", then ",["many",1,{"true":"recover","other":"recovers"}]," to ",["to"]," ",["last"],"."],
  'varies': [["subject"]," ",["many",1,{"true":"vary","other":"varies"}]," between ",["low"]," and ",["high"],", around ",["middle"],"."],
  'level': [["subject"]," ",["many",1,{"true":"vary","other":"varies"}]," between ",["low"]," and ",["high"],"; ",["many",1,{"true":"their","other":"its"}]," level ",["up",1,{"true":"rises","other":"falls"}],", from ",["early"]," on average ",["over",2,{"=0":"in the first third of the time","other":["in the first ",["number"]," ",["grain",1,{"hour":"hours","day":"days","week":"weeks","month":"months","quarter":"quarters","other":"years"}]]}]," to ",["late"]," in the last",["over",2,{"=0":"","other":[" ",["number"]]}],"."],
  'move': [["subject"]," ",["up",1,{"true":[["many",1,{"true":"rise","other":"rises"}]],"other":[["many",1,{"true":"fall","other":"falls"}]]}]," from ",["from"]," ",["first"]," to ",["to"]," ",["last"],", the largest move of ",["many",1,{"true":"their","other":"its"}]," path."],
  'turn': ["a ",["high",1,{"true":"high","other":"low"}]," of ",["amount"]," ",["when"]],
  'turns': [["before"],", ",["next"]],
  'path': [["lead"]," On the way: ",["turns"],"."],
  'path-ends': [["lead"]," The whole path goes from ",["from"]," ",["first"]," to ",["to"]," ",["last"],", with ",["turns"]," on the way."],
  'at': ["at ",["moment"]],
  'title-along': [["label"]," by ",["axis"]],
  'total': [["noun"]," ",["many",1,{"true":"reach","other":"reaches"}]," ",["to"]," by ",["last"],", and ",["many",1,{"true":"grow","other":"grows"}]," fastest ",["highAt"],": by ",["high"],"."],
  'total-alone': [["noun"]," ",["many",1,{"true":"reach","other":"reaches"}]," ",["to"]," by ",["last"],"."],
  'who': [["noun"]," ",["label"]],
  'alone': ["It is ",["who"]," that ",["up",1,{"true":"rises","other":"falls"}],": from ",["from"]," on average in the first third of the time to ",["to"]," in the last; all others together stand at ",["othersFrom"]," and ",["othersTo"],"."],
} satisfies Record<string, Message>;
