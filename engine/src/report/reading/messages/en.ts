// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'row.is': { kind: 'choice'; named: 'choice'; entity: 'text'; dated: 'choice'; grain: 'text' };
    'said.outcome': { column: 'text'; good: 'choice' };
    'said.event': { column: 'text'; event: 'text'; good: 'choice' };
    'said.time': { column: 'text' };
    'said.shape': { shape: 'choice' };
    'said.total': { label: 'text'; column: 'text'; is: 'choice' };
    'said.roles': { columns: 'text' };
    'time.by': { name: 'text'; grain: 'choice' };
    'time.is': { name: 'text'; grain: 'choice'; from: 'text'; to: 'text' };
    'grain': { grain: 'choice' };
    'about.event': { column: 'text'; event: 'text'; good: 'choice' };
    'about.level': { column: 'text'; good: 'choice' };
    'about.lead': { column: 'text' };
    'about.candidates': { first: 'text'; second: 'text' };
    'columns.example': { name: 'text'; examples: 'text' };
    'columns.more': { n: 'number' };
    'arithmetic.more': { n: 'number' };
    'arithmetic.all': { relation: 'text'; of: 'choice'; rows: 'number' };
    'arithmetic.but': { relation: 'text'; off: 'number'; rows: 'number' };
    'copy': { target: 'text'; of: 'text' };
    'made-about': { target: 'text'; text: 'text' };
    'made': { target: 'text'; text: 'text' };
    'rank': { target: 'text'; of: 'text' };
    'bucket': { target: 'text'; of: 'text' };
    'same': { target: 'text'; of: 'text' };
    'part': { target: 'text'; of: 'text' };
    'until': { target: 'text'; of: 'text' };
    'by-class': { target: 'text'; rated: 'choice'; of: 'text'; by: 'text' };
    'settled': { target: 'text'; absent: 'choice'; nought: 'choice'; of: 'text'; label: 'text' };
    'filled-by': { target: 'text'; nought: 'choice'; of: 'text'; labels: 'text' };
    'left': { target: 'text'; how: 'choice'; of: 'text'; label: 'text' };
    'followed': { target: 'text'; of: 'text' };
    'members': { target: 'text'; how: 'choice'; of: 'text'; by: 'text'; shifted: 'choice'; offset: 'text' };
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
  'row.is': [["kind",1,{"event":[["named",1,{"true":["one case, named by ",["entity"]],"other":[["dated",1,{"true":"an event","other":"a case"}]]}]],"series":["the state at one ",["grain"]],"panel":[["entity"]," at one ",["grain"]],"entity":[["named",1,{"true":["one thing, named by ",["entity"]],"other":"one thing"}]],"other":""}]],
  'said': "You said",
  'said.outcome': ["the result is ",["column"],["good",1,{"high":", higher is better","low":", lower is better","other":""}]],
  'said.event': ["the result is how often ",["column"]," is ",["event"],["good",1,{"high":", more is better","low":", less is better","other":""}]],
  'said.no-outcome': "no column is the result",
  'said.time': [["column"]," dates the rows"],
  'said.no-time': "no column dates the rows",
  'said.shape': ["one row is ",["shape",1,{"event":"an event","entity":"one thing","series":"one point in time","panel":"one thing at one point in time","cells":"a number of cases","wide":"one thing with a scale in the headers","other":"one figure of one metric"}]],
  'said.total': [["label"]," in ",["column"]," is ",["is",1,{"true":"a total of others","other":"no total of others"}]],
  'said.roles': ["what these columns are for: ",["columns"]],
  'form': "Form",
  'time': "Time",
  'time.by': [["name"],", by ",["grain",1,{"second":"second","minute":"minute","hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}]],
  'time.is': [["name"],", by ",["grain",1,{"second":"second","minute":"minute","hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],", from ",["from"]," to ",["to"]],
  'grain': [["grain",1,{"second":"second","minute":"minute","hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","year":"year","other":"moment"}]],
  'about': "Read as the result",
  'also': "Watched as well",
  'about.event': [["column"],": how often it is ",["event"],["good",1,{"high":", more is better","low":", less is better","other":""}]],
  'about.level': [["column"],["good",1,{"high":", higher is better","low":", lower is better","other":""}]],
  'about.lead': [["column"]," leads"],
  'about.candidates': [["first"]," or ",["second"],": neither is clearly ahead, so none leads"],
  'columns.identifier': "Numbers and names of rows",
  'columns.code': "Codes",
  'columns.rank': "Ranks",
  'columns.category': "Categories",
  'columns.coded-category': "Codes of categories",
  'columns.ordered-category': "Categories in order",
  'columns.boolean': "Yes or no",
  'columns.measure': "Measures",
  'columns.time': "Times",
  'columns.geography': "Places",
  'columns.coordinate': "Coordinates",
  'columns.text': "Free texts",
  'columns.personal-data': "Personal data",
  'columns.constant': "One value throughout",
  'columns.empty': "Empty columns",
  'columns.example': [["name"]," (",["examples"],")"],
  'columns.more': [["n",2,{"one":[0," more"],"other":[0," more"]}]],
  'arithmetic': "Arithmetic",
  'arithmetic.more': [["n",2,{"one":[0," more relation"],"other":[0," more relations"]}]," among columns"],
  'arithmetic.all': [["relation"],", ",["of",1,{"all":"in every row","sample":["in all ",["rows",4]," rows that were looked at"],"other":["in all ",["rows",4]," rows that show it"]}]],
  'arithmetic.but': [["relation"],", in all but ",["off",2,{"one":[0," row"],"other":[0," rows"]}]," of ",["rows",4]],
  'one-label': "Read as one label",
  'none': "Neither added up nor averaged",
  'copy': [["target"]," is a copy of ",["of"]],
  'made-about': [["target"]," = about ",["text"],", as exactly as the figures are rounded"],
  'made': [["target"]," = ",["text"]],
  'rank': [["target"]," ranks ",["of"]],
  'bucket': [["target"]," divides ",["of"]," into classes"],
  'same': [["target"]," and ",["of"]," name the same groups"],
  'part': [["target"]," is a part of ",["of"]],
  'until': [["target"]," runs from ",["of"]," to one last day at most"],
  'by-class': [["target"]," is ",["rated",1,{"true":[["of"]," times one rate for each ",["by"]],"other":["fixed by ",["by"]]}]],
  'settled': [["target"]," is ",["absent",1,{"true":"0 where","other":[["nought",1,{"true":"not 0","other":"filled"}]," only where"]}]," ",["of"]," is ",["label"]],
  'filled-by': [["target"]," is ",["nought",1,{"true":"not 0","other":"filled"}]," exactly where ",["of"]," is ",["labels"]],
  'left': [["target"]," ",["how",1,{"stopped":"stopped","added":"was added up","open":"stands as it was left","other":"was asked for"}]," ",["how",1,{"added":"until","afterwards":"after","other":"when"}]," ",["of"]," became ",["label"]],
  'followed': [["target"]," is how long each was followed, ",["of"]," how that ended"],
  'members': [["target"]," is ",["how",1,{"mean":["the mean of ",["of"]],"sum":["the sum of ",["of"]],"count":"the number of rows","min":["the lowest ",["of"]],"max":["the highest ",["of"]],"median":["the median of ",["of"]],"other":["the share of ",["of"]]}]," by ",["by"],["shifted",1,{"true":[", shifted by ",["offset"]],"other":""}]],
  'cumulated': [["target"]," adds up ",["of"]," over time"],
  'lagged': [["target"]," is an earlier ",["of"]],
  'change': [["target"]," is the change of ",["of"]],
  'mean': [["target"]," is a moving mean of ",["of"]],
  'date': [["target"]," is the ",["part",1,{"year":"year","quarter":"quarter","month":"month","week":"week","day":"day","weekday":"weekday","hour":"hour","other":"date"}]," of ",["of"]],
  'rounded': [["target"]," is ",["of"],", rounded"],
  'log': [["target"]," is the logarithm of ",["of"]],
} satisfies Record<string, Message>;
