// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'row.is': { kind: 'choice'; grain: 'text'; entity: 'text'; named: 'choice' };
    'time.by': { name: 'text'; grain: 'choice' };
    'time.is': { name: 'text'; grain: 'choice'; from: 'text'; to: 'text' };
    'grain': { grain: 'choice' };
    'about.event': { column: 'text'; event: 'text'; good: 'choice' };
    'about.level': { column: 'text'; good: 'choice' };
    'about.lead': { column: 'text' };
    'about.candidates': { first: 'text'; second: 'text' };
    'arithmetic.more': { n: 'number' };
    'arithmetic.all': { relation: 'text' };
    'arithmetic.but': { relation: 'text'; off: 'number'; rows: 'number' };
    'copy': { target: 'text'; of: 'text' };
    'made': { target: 'text'; text: 'text' };
    'rank': { target: 'text'; of: 'text' };
    'bucket': { target: 'text'; of: 'text' };
    'same': { target: 'text'; of: 'text' };
    'part': { target: 'text'; of: 'text' };
    'cumulated': { target: 'text'; of: 'text' };
    'lagged': { target: 'text'; of: 'text' };
    'change': { target: 'text'; of: 'text' };
    'mean': { target: 'text'; of: 'text' };
    'date': { target: 'text'; part: 'choice'; of: 'text' };
    'rounded': { target: 'text'; of: 'text' };
    'log': { target: 'text'; of: 'text' };
  };
  tags: object;
}

export default {
  'title': "How This Table Was Read",
  'row': "One row",
  'row.is': [["kind",1,{"event":"an event","series":["the state at one ",["grain"]],"panel":[["entity"]," at one ",["grain"]],"entity":[["named",1,{"true":["one thing, named by ",["entity"]],"other":"one thing"}]],"other":""}]],
  'form': "Form",
  'time': "Time",
  'time.by': [["name"],", by ",["grain",1,{"second":"second","minute":"minute","hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}]],
  'time.is': [["name"],", by ",["grain",1,{"second":"second","minute":"minute","hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],", from ",["from"]," to ",["to"]],
  'grain': [["grain",1,{"second":"second","minute":"minute","hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","year":"year","other":"moment"}]],
  'about': "Read as the result",
  'about.event': [["column"],": how often it is ",["event"],["good",1,{"high":", more is better","low":", less is better","other":""}]],
  'about.level': [["column"],["good",1,{"high":", higher is better","low":", lower is better","other":""}]],
  'about.lead': [["column"]," leads"],
  'about.candidates': [["first"]," or ",["second"],": neither is clearly ahead, so none leads"],
  'arithmetic': "Arithmetic",
  'arithmetic.more': [["n",2,{"one":[0," more relation"],"other":[0," more relations"]}]," among columns"],
  'arithmetic.all': [["relation"],", in every row"],
  'arithmetic.but': [["relation"],", in all but ",["off",2,{"one":[0," row"],"other":[0," rows"]}]," of ",["rows",4]],
  'none': "Neither added up nor averaged",
  'copy': [["target"]," is a copy of ",["of"]],
  'made': [["target"]," = ",["text"]],
  'rank': [["target"]," ranks ",["of"]],
  'bucket': [["target"]," divides ",["of"]," into classes"],
  'same': [["target"]," and ",["of"]," name the same groups"],
  'part': [["target"]," is a part of ",["of"]],
  'cumulated': [["target"]," adds up ",["of"]," over time"],
  'lagged': [["target"]," is an earlier ",["of"]],
  'change': [["target"]," is the change of ",["of"]],
  'mean': [["target"]," is a moving mean of ",["of"]],
  'date': [["target"]," is the ",["part",1,{"year":"year","quarter":"quarter","month":"month","week":"week","day":"day","weekday":"weekday","hour":"hour","other":"date"}]," of ",["of"]],
  'rounded': [["target"]," is ",["of"],", rounded"],
  'log': [["target"]," is the logarithm of ",["of"]],
} satisfies Record<string, Message>;
