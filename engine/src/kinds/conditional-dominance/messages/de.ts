// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'leader': ["Bei ",["whose"]," überwiegt „",["noun"],"“ ",["label"],": ",["value"]," von ",["n"]," (",["share"],"), sonst ",["elsewhere"],"."],
} satisfies Record<keyof typeof english, Message>;
