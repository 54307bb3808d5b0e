// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'gap': ["There ",["one",1,{"true":"is","other":"are"}]," ",["none",1,{"true":["no ",["rows"]],"other":["only ",["count"]]}]," ",["dated",1,{"true":["from ",["from"]," to ",["to"]],"other":["between ",["from"]," and ",["to"]]}]," (",["days"]," days), where the time before and after would let expect about ",["expected"],": something may be missing."],
} satisfies Record<keyof typeof english, Message>;
