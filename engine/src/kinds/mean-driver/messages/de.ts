// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'mix': ["Zwischen ",["before"]," und ",["last"]," ",["up",1,{"true":"steigt","other":"fällt"}]," ",["subject"],": zuvor ",["was"],", danach ",["is"],". ",["all",1,{"true":"Die ganze Änderung entfällt","other":[["part"]," davon entfallen"]}]," auf ",["who"],": Ihr Anteil an allen ",["rows"]," geht von ",["from"]," auf ",["to"],"."],
  'own': ["Zwischen ",["before"]," und ",["last"]," ",["up",1,{"true":"steigt","other":"fällt"}]," ",["subject"],": zuvor ",["was"],", danach ",["is"],". ",["all",1,{"true":"Die ganze Änderung entfällt","other":[["part"]," davon entfallen"]}]," auf ",["who"],": ",["share",1,{"true":"Ihr eigener Anteil","other":"Ihr eigener Mittelwert"}]," war ",["from"]," und ist ",["to"],"."],
} satisfies Record<keyof typeof english, Message>;
