// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'spread': [["noun"]," streut",["many",1,{"other":""}]," bei ",["who"]," ",["more",1,{"true":"stärker","other":"weniger"}],": Die mittlere Hälfte umfasst ",["own"],", bei den übrigen ",["others"],"."],
} satisfies Record<keyof typeof english, Message>;
