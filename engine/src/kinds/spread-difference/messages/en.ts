// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'spread': { noun: 'text'; many: 'choice'; more: 'choice'; who: 'text'; own: 'text'; others: 'text' };
  };
  tags: object;
}

export default {
  'spread': [["noun"]," ",["many",1,{"true":"vary","other":"varies"}]," ",["more",1,{"true":"more","other":"less"}]," for ",["who"],": the middle half lies within ",["own"],", for the others within ",["others"],"."],
} satisfies Record<string, Message>;
