// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'level': [["form",1,{"takes":[["who"]," brauchen im Schnitt ",["value"]," bis „",["verb"],"“, ",["compared"]],"share":["für ",["value"]," der ",["who"]," gilt „",["noun"],"“, ",["compared"]],"together":[["noun"]," beträgt",["many",1,{"other":""}]," ",["value"]," für ",["who"]," zusammen, ",["compared"]],"level":[["noun"]," beträgt",["many",1,{"other":""}]," im Schnitt ",["value"]," für ",["who"],", ",["compared"]],"other":""}],["extreme",1,{"all":[": der ",["high",1,{"true":"höchste","other":"niedrigste"}]," Wert nach „",["group"],"“"],"frequent":[": der ",["high",1,{"true":"höchste","other":"niedrigste"}]," Wert der ",["among"]," häufigsten von „",["group"],"“"],"none":"","other":""}],"."],
  'half': ["Die Hälfte davon liegt bei höchstens ",["middle"],"."],
  'few': ["Das sind nur ",["count"],"."],
  'slight': [["what"]," unterscheidet sich nach „",["group"],"“: am niedrigsten ",["low"]," (",["lowest"],"), am höchsten ",["high"]," (",["highest"],")."],
} satisfies Record<keyof typeof english, Message>;
