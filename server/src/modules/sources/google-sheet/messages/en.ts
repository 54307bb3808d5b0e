// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'connected': { title: 'text'; columns: 'number'; rows: 'number' };
    'connected.beginning': { title: 'text'; columns: 'number'; rows: 'number' };
  };
  tags: object;
}

export default {
  'unnamed': "Google Sheet",
  'connected': ["Connected to ",["title"],": ",["columns",2,{"one":[0," column"],"other":[0," columns"]}],", ",["rows",2,{"one":[0," row"],"other":[0," rows"]}],"."],
  'connected.beginning': ["Connected to ",["title"],": ",["columns",2,{"one":[0," column"],"other":[0," columns"]}],", ",["rows",2,{"one":"the first row","other":["the first ",0," rows"]}]," seen."],
} satisfies Record<string, Message>;
