// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'repeated': [["count"]," are alike in ",["nouns"],": ",["values"],". ",["hardly",1,{"true":"By chance there would hardly be one","other":["By chance there would be about ",["expected"]]}],", so these may be repeated entries."],
  'value': [["noun"]," ",["text"]],
} satisfies Record<keyof typeof english, Message>;
