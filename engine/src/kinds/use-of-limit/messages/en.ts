// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'over': { used: 'text'; of: 'text'; value: 'text'; rows: 'text'; more: 'text'; paid: 'choice'; money: 'text'; noun: 'text'; which: 'text' };
    'group': { number: 'text'; more: 'text'; n: 'number'; who: 'text'; share: 'text'; all: 'text'; others: 'text' };
    'little': { used: 'text'; share: 'text'; of: 'text'; value: 'text'; rows: 'text'; taken: 'text'; all: 'text'; paid: 'choice'; noun: 'text'; money: 'text'; which: 'text' };
    'title': { rows: 'text'; used: 'text'; of: 'text' };
    'share': { rows: 'text'; used: 'text'; of: 'text' };
    'axis': { used: 'text'; of: 'text' };
    'band': { from: 'text'; to: 'text' };
    'band.above': { whole: 'text' };
    'advice': { over: 'choice'; plan: 'choice'; count: 'text'; of: 'text'; grouped: 'choice'; who: 'text' };
  };
  tags: object;
}

export default {
  'over': ["“",["used"],"” is above “",["of"],"” in ",["value"]," of ",["rows"],", by ",["more"]," in all",["paid",1,{"true":[" (",["money"]," by ",["noun"],")"],"other":""}],["which"],"."],
  'group': [["number"]," of them (",["more"]," more) ",["n",2,{"one":"has","other":"have"}]," ",["who"],": ",["share"]," of ",["all"],", against ",["others"]," of the others."],
  'little': ["“",["used"],"” is below ",["share"]," of “",["of"],"” in ",["value"]," of ",["rows"],": ",["taken"]," of ",["all"]," in all",["paid",1,{"true":[", with ",["noun"]," of ",["money"]],"other":""}],["which"],"."],
  'title': [["rows"]," by ",["used"]," of ",["of"]],
  'share': ["Share of ",["rows"]," with ",["used"]," above ",["of"]],
  'axis': [["used"]," in percent of ",["of"]],
  'band': [["from"]," to ",["to"],"%"],
  'band.above': ["above ",["whole"],"%"],
  'advice': [["over",1,{"true":[["plan",1,{"agreed":["Check these ",["count"]," against “",["of"],"”",["grouped",1,{"true":[", and begin with ",["who"]],"other":", those furthest above it first"}],"."],"plan":["Plan anew for these ",["count"],": more is needed than “",["of"],"” has."],"other":["Settle with these ",["count"]," what goes beyond “",["of"],"”, or raise it."]}]],"other":["Ask at these ",["count"]," why so little of “",["of"],"” is used, before it is given up."]}]],
} satisfies Record<string, Message>;
