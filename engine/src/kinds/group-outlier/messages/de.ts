// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'one': ["Unter den ",["who"]," liegt bei „",["noun"],"“ ein Wert mit ",["extreme"]," weit ",["high",1,{"true":"über","other":"unter"}]," ihrem Median (",["median"],"), für die ganze Tabelle aber nicht ungewöhnlich."],
  'several': [["count"]," der ",["who"]," haben bei „",["noun"],"“ ",["high",1,{"true":"mehr","other":"weniger"}]," als ",["at"]," (",["high",1,{"true":"höchster","other":"niedrigster"}]," Wert: ",["extreme"],"), weit ",["high",1,{"true":"über","other":"unter"}]," ihrem Median (",["median"],"), für die ganze Tabelle aber nicht ungewöhnlich",["so",1,{"none":"","other":["; ",["every",1,{"true":"alle davon","other":[["held"]," davon"]}]," ",["so"]]}],"."],
} satisfies Record<keyof typeof english, Message>;
