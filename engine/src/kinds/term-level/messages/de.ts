// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'level': [["noun"]," beträgt",["many",1,{"other":""}]," im Schnitt ",["value"]," für ",["rows"]," mit „",["word"],"“ in „",["text"],"“, ",["compared"],"."],
} satisfies Record<keyof typeof english, Message>;
