// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'gap': [["dated",1,{"true":["Vom ",["from"]," bis zum ",["to"]],"other":["Zwischen ",["from"]," und ",["to"]]}]," (",["days"]," Tage) gibt es ",["none",1,{"true":["keine ",["rows"]],"other":["nur ",["count"]]}],["one",1,{"other":""}],"; nach der Zeit davor und danach wären etwa ",["expected"]," zu erwarten: Vielleicht fehlt etwas."],
} satisfies Record<keyof typeof english, Message>;
