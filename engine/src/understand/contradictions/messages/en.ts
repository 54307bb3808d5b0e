// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'filled': { n: 'number'; which: 'text'; target: 'text'; status: 'text'; labels: 'text'; others: 'number' };
    'not-nought': { n: 'number'; which: 'text'; target: 'text'; status: 'text'; labels: 'text'; others: 'number' };
    'above': { n: 'number'; which: 'text'; target: 'text'; bound: 'text'; status: 'text'; labels: 'text'; others: 'number' };
    'below': { n: 'number'; which: 'text'; target: 'text'; bound: 'text'; status: 'text'; labels: 'text'; others: 'number' };
    'which': { names: 'text' };
    'which.more': { names: 'text'; n: 'number' };
  };
  tags: object;
}

export default {
  'filled': ["In ",["n",2,{"one":"one row","other":[0," rows"]}],["which"]," “",["target"],"” is filled though “",["status"],"” is ",["labels"],". In ",["others",2,{"other":[0," other rows"]}]," in which it is filled “",["status"],"” is something else: one of both may be wrong."],
  'not-nought': ["In ",["n",2,{"one":"one row","other":[0," rows"]}],["which"]," “",["target"],"” is not 0 though “",["status"],"” is ",["labels"],". In ",["others",2,{"other":[0," other rows"]}]," in which it is not 0 “",["status"],"” is something else: one of both may be wrong."],
  'above': ["In ",["n",2,{"one":"one row","other":[0," rows"]}],["which"]," “",["target"],"” is above ",["bound"]," though “",["status"],"” is ",["labels"],". In ",["others",2,{"other":[0," other rows"]}]," above it “",["status"],"” is something else: one of both may be wrong."],
  'below': ["In ",["n",2,{"one":"one row","other":[0," rows"]}],["which"]," “",["target"],"” is below ",["bound"]," though “",["status"],"” is ",["labels"],". In ",["others",2,{"other":[0," other rows"]}]," below it “",["status"],"” is something else: one of both may be wrong."],
  'which': [" (",["names"],")"],
  'which.more': [" (",["names"]," and ",["n",2,{"one":"one more","other":[0," more"]}],")"],
} satisfies Record<string, Message>;
