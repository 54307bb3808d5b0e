// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'spread': [["noun"]," ",["many",1,{"true":"vary","other":"varies"}]," ",["more",1,{"true":"more","other":"less"}]," for ",["who"],": the middle half lies within ",["own"],", for the others within ",["others"],"."],
} satisfies Record<keyof typeof english, Message>;
