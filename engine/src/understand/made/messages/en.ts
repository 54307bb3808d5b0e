// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'happens': { made: 'text'; of: 'text'; amount: 'text' };
    'filled': { made: 'text'; of: 'text' };
    'answer': { made: 'text'; of: 'text' };
    'late': { made: 'text'; of: 'text'; due: 'text' };
    'rate': { made: 'text'; of: 'text'; by: 'text' };
    'others': { of: 'text'; result: 'text'; event: 'text'; made: 'text' };
    'name.has': { of: 'text' };
    'name.above': { of: 'text' };
    'name.rate': { of: 'text'; by: 'text' };
    'name.share': { of: 'text'; by: 'text' };
    'name.among': { of: 'text'; number: 'text'; by: 'text' };
    'over': { made: 'text'; of: 'text'; labels: 'text'; n: 'number' };
    'name.over': { of: 'text' };
    'reading': { made: 'text'; thing: 'text'; date: 'text' };
    'left': { day: 'text' };
    'name.within': { what: 'text'; n: 'number'; unit: 'choice' };
    'within': { made: 'text'; end: 'text'; n: 'number'; unit: 'choice'; start: 'text' };
    'metrics': { value: 'text'; n: 'number'; metric: 'text'; all: 'choice'; names: 'text' };
    'metrics.beside': { of: 'text'; value: 'text' };
    'name.in-unit': { of: 'text'; unit: 'text' };
    'name.metric': { value: 'text'; of: 'text' };
    'name.flag': { flag: 'text'; of: 'text' };
    'flags': { of: 'text'; normal: 'text'; names: 'text' };
    'counter': { counter: 'text'; thing: 'text'; made: 'text'; daily: 'choice' };
    'name.added': { of: 'text' };
    'name.daily': { of: 'text' };
    'name.days': { of: 'text' };
    'name.end': { label: 'text' };
    'name.follows': { label: 'text' };
    'ends': { key: 'text'; made: 'text'; end: 'text'; begin: 'text'; limit: 'number' };
    'follows': { key: 'text'; made: 'text'; end: 'text'; begin: 'text' };
    'ledger': { key: 'text'; signed: 'choice'; charged: 'text'; paid: 'text'; made: 'text' };
    'late.case': { made: 'text'; key: 'text'; due: 'text' };
    'name.again': { kind: 'text'; n: 'text' };
    'again': { made: 'text'; kind: 'text'; key: 'text'; n: 'number' };
  };
  tags: object;
}

export default {
  'happens': ["The column ",["made"]," says whether there is any ",["of"],", and ",["amount"]," how much where there is."],
  'filled': ["The column ",["made"]," says whether there is any ",["of"],"."],
  'answer': ["The column ",["made"]," says whether ",["of"]," is yes: a blank is read as no."],
  'late': ["The column ",["made"]," says whether ",["of"]," lies after ",["due"],"."],
  'name.late': "is late",
  'rate': ["The column ",["made"]," is made of ",["of"]," and ",["by"],"; of several rows it is the quotient of their sums."],
  'others': [["of"]," is nought where ",["result"]," is ",["event"],": the column ",["made"]," holds what is above."],
  'name.has': ["has ",["of"]],
  'name.above': [["of"]," above 0"],
  'name.rate': [["of"]," per ",["by"]],
  'name.share': ["share of ",["of"]," in ",["by"]],
  'name.among': [["of"]," per ",["number"]," ",["by"]],
  'over': ["The column ",["made"]," is ",["of"]," without what is not over (",["labels"],", ",["n",2,{"one":"one row","other":[0," rows"]}],"): shares are of the other rows."],
  'name.over': ["final ",["of"]],
  'reading': ["The column ",["made"]," numbers the rows of each ",["thing"]," by ",["date"],", which come after a plan."],
  'name.reading': "reading",
  'gone': "left",
  'left': ["Of whom ",["day"]," is blank is still there: the result is who is not."],
  'name.within': [["what"]," within ",["n"]," ",["unit",1,{"months":"months","years":[["n",2,{"one":"year","other":"years"}]],"other":"days"}]],
  'within': ["The column ",["made"]," says whether ",["end"]," lies within ",["n",2,{"other":0}]," ",["unit",1,{"months":"months","years":[["n",2,{"one":"year","other":"years"}]],"other":"days"}]," of ",["start"],", of rows that were watched for as long: of younger ones it is not known yet."],
  'metrics': [["value"]," holds figures of ",["n",2,{"other":[0," quantities"]}],", which ",["metric"]," names: each is looked at by itself, ",["all",1,{"true":[["names"]],"other":["the most frequent ones in columns of their own (",["names"],")"]}],"."],
  'metrics.beside': [["of"]," holds figures in the same units as ",["value"],": they are not put together."],
  'name.in-unit': [["of"]," (",["unit"],")"],
  'name.metric': [["value"]," of ",["of"]],
  'name.flag': [["flag"]," of ",["of"]],
  'normal': "normal",
  'flags': [["of"]," is counted among all figures of a quantity, also those without a mark, as ",["normal"],": ",["names"],"."],
  'counter': [["counter"]," counts on for each ",["thing"],": its standing is not told, but ",["made"],", ",["daily",1,{"true":"what ran through by the time between the two readings","other":"what ran through since the reading before"}],"."],
  'name.added': [["of"]," added"],
  'name.daily': [["of"]," per day"],
  'name.days': ["days to ",["of"]],
  'name.end': [["label"]," on"],
  'name.follows': [["label"]," follows"],
  'name.settled': "settled on",
  'name.open': "open amount",
  'name.over-paid': "paid too much",
  'ends': ["The rows of one ",["key"]," are steps of one case: the column ",["made"]," says when ",["end"]," came, on the row of ",["begin"]," that begins it; cases that began less than ",["limit",2,{"one":"a day","other":[0," days"]}]," before the end are left out."],
  'follows': ["The rows of one ",["key"]," are steps of one case: the column ",["made"]," says whether ",["end"]," came after ",["begin"],"."],
  'ledger': ["The rows of one ",["key"]," are one account, with ",["signed",1,{"true":[["charged"]," above 0 as what was charged and below 0"],"other":[["charged"]," as what was charged and ",["paid"]]}]," as what was paid: ",["made"]," are on the row that charges it first."],
  'late.case': ["The column ",["made"]," says whether a ",["key"]," was not settled by ",["due"],"."],
  'name.again': [["kind"]," again within ",["n"]," days"],
  'again': ["The column ",["made"]," says whether the same ",["kind"]," came again for the same ",["key"]," within ",["n",2,{"other":[0," days"]}],"; of younger rows it is not known yet."],
} satisfies Record<string, Message>;
