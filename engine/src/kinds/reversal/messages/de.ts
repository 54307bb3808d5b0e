// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'turns': [["noun"]," ",["event"]," is more frequent with ",["first"]," within each ",["by"]," (",["strata"],"), although overall ",["second"]," is ahead (",["secondAll"]," against ",["firstAll"],")."],
  'stratum': [["label"],": ",["own"]," against ",["other"]],
} satisfies Record<keyof typeof english, Message>;
