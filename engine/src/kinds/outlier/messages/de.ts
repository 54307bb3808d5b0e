// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'named-one': [["names"]," hat bei „",["noun"],"“ ",["extreme"],", weit ",["high",1,{"true":"über","other":"unter"}]," dem Median (",["median"],")",["weighty",1,{"true":["; das sind ",["part"]," der Summe"],"other":""}],"."],
  'named': [["names"]," haben bei „",["noun"],"“ ",["high",1,{"true":"mehr","other":"weniger"}]," als ",["at"]," (",["high",1,{"true":"höchster","other":"niedrigster"}]," Wert: ",["extreme"],"), weit ",["high",1,{"true":"über","other":"unter"}]," dem Median (",["median"],")",["weighty",1,{"true":["; zusammen sind das ",["part"]," der Summe"],"other":""}],"."],
  'one': [["count"]," hat bei „",["noun"],"“ ",["extreme"],", weit ",["high",1,{"true":"über","other":"unter"}]," dem Median (",["median"],")",["weighty",1,{"true":["; das sind ",["part"]," der Summe"],"other":""}],"."],
  'several': [["count"]," haben bei „",["noun"],"“ ",["high",1,{"true":"mehr","other":"weniger"}]," als ",["at"]," (",["high",1,{"true":"höchster","other":"niedrigster"}]," Wert: ",["extreme"],"), weit ",["high",1,{"true":"über","other":"unter"}]," dem Median (",["median"],")",["weighty",1,{"true":["; zusammen sind das ",["part"]," der Summe"],"other":""}],["so",1,{"none":"","other":["; ",["every",1,{"true":"alle davon","other":[["held"]," davon"]}]," ",["so"]]}],"."],
  'same': [["count"]," haben bei „",["noun"],"“ genau ",["extreme"],", weit ",["high",1,{"true":"über","other":"unter"}]," dem Median (",["median"],")",["so",1,{"none":"","other":["; ",["every",1,{"true":"alle davon","other":[["held"]," davon"]}]," ",["so"]]}],"."],
  'below': [["count"]," haben bei „",["noun"],"“ weniger als ",["at"]," (niedrigster Wert: ",["extreme"],"), alle anderen nicht."],
} satisfies Record<keyof typeof english, Message>;
