// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'cycle': { busiest: 'text'; several: 'choice'; value: 'text'; rows: 'text'; within: 'choice'; open: 'text'; fair: 'text'; told: 'choice'; quiet: 'text'; quietSeveral: 'choice'; hardly: 'choice'; rest: 'text' };
    'hours': { n: 'number'; from: 'text'; to: 'text' };
    'parts': { from: 'text'; to: 'text' };
  };
  tags: object;
}

export default {
  'cycle': [["busiest"]," ",["several",1,{"true":"bring","other":"brings"}]," ",["value"]," of ",["rows"],", where an even spread ",["within",1,{"true":["over ",["open"],", when nearly all of them come, "],"other":""}],"would give ",["fair"],["told",1,{"true":["; ",["quiet"]," ",["quietSeveral",1,{"true":"have","other":"has"}]," ",["hardly",1,{"true":"hardly any","other":["only ",["rest"]]}]],"other":""}],"."],
  'hours': ["the ",["n",2,{"one":"hour","other":"hours"}]," from ",["from"]," to ",["to"]],
  'parts': [["from"]," to ",["to"]],
} satisfies Record<string, Message>;
