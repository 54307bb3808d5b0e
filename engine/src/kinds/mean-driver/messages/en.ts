// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'mix': { before: 'text'; last: 'text'; subject: 'text'; up: 'choice'; was: 'text'; is: 'text'; who: 'text'; all: 'choice'; part: 'text'; rows: 'text'; from: 'text'; to: 'text' };
    'own': { before: 'text'; last: 'text'; subject: 'text'; up: 'choice'; was: 'text'; is: 'text'; who: 'text'; all: 'choice'; part: 'text'; share: 'choice'; from: 'text'; to: 'text' };
  };
  tags: object;
}

export default {
  'mix': ["From ",["before"]," to ",["last"]," ",["subject"]," ",["up",1,{"true":"rises","other":"falls"}]," from ",["was"]," to ",["is"],"; ",["who"]," account for ",["all",1,{"true":"all","other":[["part"]]}]," of that: their share of all ",["rows"]," goes from ",["from"]," to ",["to"],"."],
  'own': ["From ",["before"]," to ",["last"]," ",["subject"]," ",["up",1,{"true":"rises","other":"falls"}]," from ",["was"]," to ",["is"],"; ",["who"]," account for ",["all",1,{"true":"all","other":[["part"]]}]," of that: their own ",["share",1,{"true":"share","other":"mean"}]," goes from ",["from"]," to ",["to"],"."],
} satisfies Record<string, Message>;
