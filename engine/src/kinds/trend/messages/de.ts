// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'measure': [["grouped",1,{"true":[["noun"]," bei ",["who"]],"other":[["noun"]]}]," ",["up",1,{"true":"steigt","other":"fällt"}],["many",1,{"other":""}],["how",1,{"plainly":"","slightly":" leicht","whole":" insgesamt","other":""}]," mit der Zeit: anfangs im Schnitt ",["early"]," (",["first"],"), zuletzt ",["late"]," (",["last"],"), also je ",["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}]," etwa ",["step"]," ",["up",1,{"true":"mehr","other":"weniger"}],["seasonal",1,{"true":", die Saison herausgerechnet","other":""}],"."],
  'rows': [["who"]," werden",["how",1,{"plainly":"","slightly":" leicht","whole":" insgesamt","other":""}]," mit der Zeit ",["up",1,{"true":"häufiger","other":"seltener"}],": anfangs ",["early"]," (",["first"],"), zuletzt ",["late"]," (",["last"],"), also je ",["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}]," etwa ",["step"]," ",["up",1,{"true":"mehr","other":"weniger"}],["seasonal",1,{"true":", die Saison herausgerechnet","other":""}],"."],
  'evidence': ["Korrelation ",["single",1,{"true":["einzelner ",["rows"]," "],"other":""}],"mit der Zeit ",["r"]],
} satisfies Record<keyof typeof english, Message>;
