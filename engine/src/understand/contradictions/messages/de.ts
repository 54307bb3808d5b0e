// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'filled': ["In ",["n",2,{"one":"einer Zeile","other":[0," Zeilen"]}],["which"]," ist „",["target"],"“ gefüllt, obwohl „",["status"],"“ ",["labels"]," ist. In ",["others",2,{"other":[0," anderen Zeilen"]}],", in denen es gefüllt ist, ist „",["status"],"“ etwas anderes: Eines von beiden kann falsch sein."],
  'not-nought': ["In ",["n",2,{"one":"einer Zeile","other":[0," Zeilen"]}],["which"]," ist „",["target"],"“ nicht 0, obwohl „",["status"],"“ ",["labels"]," ist. In ",["others",2,{"other":[0," anderen Zeilen"]}],", in denen es nicht 0 ist, ist „",["status"],"“ etwas anderes: Eines von beiden kann falsch sein."],
  'above': ["In ",["n",2,{"one":"einer Zeile","other":[0," Zeilen"]}],["which"]," liegt „",["target"],"“ über ",["bound"],", obwohl „",["status"],"“ ",["labels"]," ist. In ",["others",2,{"other":[0," anderen Zeilen"]}]," darüber ist „",["status"],"“ etwas anderes: Eines von beiden kann falsch sein."],
  'below': ["In ",["n",2,{"one":"einer Zeile","other":[0," Zeilen"]}],["which"]," liegt „",["target"],"“ unter ",["bound"],", obwohl „",["status"],"“ ",["labels"]," ist. In ",["others",2,{"other":[0," anderen Zeilen"]}]," darunter ist „",["status"],"“ etwas anderes: Eines von beiden kann falsch sein."],
  'which': [" (",["names"],")"],
  'which.more': [" (",["names"]," und ",["n",2,{"one":"eine weitere","other":[0," weitere"]}],")"],
} satisfies Record<keyof typeof english, Message>;
