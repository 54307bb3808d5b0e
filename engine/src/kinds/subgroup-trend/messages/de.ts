// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'own': [["noun"]," ",["up",1,{"true":"steigt","other":"fällt"}]," mit der Zeit",["many",1,{"other":""}]," bei ",["who"],": anfangs im Schnitt ",["early"]," (",["first"],"), zuletzt ",["late"]," (",["last"],")."],
  'evidence': ["Korrelation mit der Zeit ",["value"],"; ",["baseline"]," beim Rest"],
  'quotient': ["„",["part"],"“ ",["many",1,{"other":""}],"hat bei ",["who"]," einen ",["up",1,{"true":"wachsenden","other":"schrumpfenden"}]," Anteil an „",["whole"],"“: anfangs ",["early"]," (",["first"],"), zuletzt ",["late"]," (",["last"],"); beim Rest ",["others"]," und ",["other"],"."],
} satisfies Record<keyof typeof english, Message>;
