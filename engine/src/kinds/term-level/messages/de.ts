// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'level': [["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"]," for ",["rows"]," with “",["word"],"” in ",["text"],", ",["compared"],"."],
} satisfies Record<keyof typeof english, Message>;
