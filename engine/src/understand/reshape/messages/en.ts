// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'time': { columns: 'text' };
    'cells': { weight: 'text'; rows: 'number'; cases: 'number' };
    'two-counts': { first: 'text'; second: 'text'; rows: 'number'; cases: 'number' };
    'part': { whole: 'text'; part: 'text'; rows: 'number'; cases: 'number' };
    'long': { value: 'text'; count: 'number'; metric: 'text' };
    'wide': { count: 'number'; first: 'text'; last: 'text' };
    'wide.sums': { names: 'text'; count: 'number' };
    'codes': { count: 'number'; first: 'text'; last: 'text'; parts: 'number' };
    'code-part': { kind: 'choice' };
    'period': { months: 'choice' };
    'name.of': { name: 'text'; of: 'text' };
    'name.as-date': { of: 'text' };
  };
  tags: object;
}

export default {
  'time': ["Each row is dated by ",["columns"]," together."],
  'cells': ["Each row stands for as many cases as ",["weight"]," says: ",["rows",2,{"one":"one row","other":[0," rows"]}]," stand for ",["cases",2,{"one":"one case","other":[0," cases"]}],", and every figure counts the cases."],
  'two-counts': ["Each row counts two kinds of cases, ",["first"]," and ",["second"],": ",["rows",2,{"one":"one row","other":[0," rows"]}]," stand for ",["cases",2,{"one":"one case","other":[0," cases"]}],", and every figure counts the cases."],
  'part': ["Each row counts ",["whole"]," and how many of them are ",["part"],": ",["rows",2,{"one":"one row","other":[0," rows"]}]," stand for ",["cases",2,{"one":"one case","other":[0," cases"]}],", and every figure counts the cases."],
  'long': ["The column ",["value"]," holds ",["count",2,{"other":[0," different quantities"]}],", named in ",["metric"],": each is read as a measure of its own."],
  'wide': ["The ",["count",2,{"other":[0," columns"]}]," from ",["first"]," to ",["last"]," are one quantity at several points: they are read as ",["count",2,{"other":[0," rows"]}]," for each row of the file."],
  'wide.sums': [["names"]," ",["count",2,{"one":"holds sums","other":"hold sums"}]," of these columns and ",["count",2,{"one":"is","other":"are"}]," left out, so that nothing is counted twice."],
  'codes': ["The ",["count",2,{"other":[0," columns"]}]," from ",["first"]," to ",["last"]," are one quantity, and their names are put together of ",["parts",2,{"other":[0," labels"]}],": they are read as ",["count",2,{"other":[0," rows"]}]," for each row of the file."],
  'code-part': [["kind",1,{"sex":"sex","age":"age","other":"code"}]],
  'point': "point",
  'period': [["months",1,{"1":"month","3":"quarter","12":"year","other":"half-year"}]],
  'kind': "counted as",
  'name.time': "time",
  'name.date': "date",
  'name.value': "value",
  'name.of': [["name"]," of ",["of"]],
  'name.as-date': [["of"]," as a date"],
  'name.figure': "figure",
} satisfies Record<string, Message>;
