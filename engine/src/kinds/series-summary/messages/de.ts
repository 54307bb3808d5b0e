// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'levels': ["Von ",["series"]," Reihen hat „",["noun"],"“ den höchsten Mittelwert bei ",["highest"],["several",1,{"true":[" und ",["more"]," weiteren"],"other":""}]," (",["value"],") und den niedrigsten bei ",["lowest"],["severalLow",1,{"true":[" und ",["moreLow"]," weiteren"],"other":""}]," (",["baseline"],")."],
  'course': [["noun"]," beträgt",["many",1,{"other":""}]," ",["first"]," ",["baseline"]," und ",["last"]," ",["value"],": am niedrigsten ",["lowWhen"]," mit ",["low"],", am höchsten ",["highWhen"]," mit ",["high"],"."],
  'between': [["noun"]," beträgt",["many",1,{"other":""}]," ",["first"]," ",["baseline"]," und ",["last"]," ",["value"],"; insgesamt schwankt der Wert zwischen ",["low"]," und ",["high"],"."],
} satisfies Record<keyof typeof english, Message>;
