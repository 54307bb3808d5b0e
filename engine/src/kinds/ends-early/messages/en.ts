// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'ends': { early: 'text'; who: 'text'; one: 'choice'; moment: 'text'; own: 'text'; ofOwn: 'text'; group: 'text'; rest: 'text'; ofRest: 'text'; others: 'text' };
    'noted': { column: 'text'; what: 'text' };
    'things': { number: 'text'; things: 'text' };
    'values': { number: 'text'; column: 'text' };
    'uncorrected': { p: 'text' };
    'what': { label: 'text'; n: 'text' };
    'chart': { by: 'text' };
  };
  tags: object;
}

export default {
  'ends': [["early"]," of ",["who"]," ",["one",1,{"true":"was","other":"were"}]," last read before ",["moment"],": ",["own"]," of the ",["ofOwn"]," with ",["group"]," and ",["rest"]," of the ",["ofRest"]," with ",["others"],"."],
  'others': "all others",
  'noted': [["column"]," says ",["what"],"."],
  'things': [["number"]," ",["things"]],
  'values': [["number"]," values of ",["column"]],
  'uncorrected': ["p = ",["p"]," before correction"],
  'what': [["label"]," for ",["n"]," of them"],
  'chart': ["Share whose readings end early by ",["by"]],
  'chart.share': "Share that ends early",
} satisfies Record<string, Message>;
