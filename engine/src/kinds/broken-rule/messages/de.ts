// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'broken': [["rule"]," in ",["value"]," von ",["of"],["apart"],["where"],".",["how"]],
  'state.broken': [["rule"],", in ",["value"],["where"],". In ",["others",2,{"one":"einer anderen","other":[0," anderen"]}],", ",["is",1,{"filled":"wo es gefüllt ist","given":"wo es nicht 0 ist","above":"wo es darüber liegt","later":"wo es später ist","earlier":"wo es früher ist","other":"wo es darunter liegt"}],", ist ",["state"]," etwas anderes: Eines von beiden kann falsch sein."],
  'nought': [["nought"]," ",["many",1,{"true":"sind","other":"ist"}]," 0, obwohl ",["given"]," es nicht ",["manyGiven",1,{"true":"sind","other":"ist"}]],
  'nought.broken': [["rule"],", in ",["value"],["where"],". In ",["others",2,{"one":"der einen anderen","other":["den ",0," anderen"]}]," ist keines von beiden 0."],
  'reckoned': [["target"]," ",["many",1,{"true":"sind","other":"ist"}]," nicht ",["formula"]],
  'part': [["part"]," ",["many",1,{"true":"sind","other":"ist"}]," mehr als ",["whole"]],
  'order': [["end"]," liegt vor ",["start"]],
  'state': [["target"]," ist ",["is",1,{"filled":"gefüllt","given":"nicht 0","above":["über ",["bound"]],"later":["später als ",["bound"]],"earlier":["früher als ",["bound"]],"other":["unter ",["bound"]]}],", obwohl ",["state"]," ",["labels"]," ist"],
  'apart.more': [", zusammen ",["more"]," zu viel"],
  'apart.less': [", zusammen ",["less"]," zu wenig"],
  'apart.both': [", zusammen ",["more"]," zu viel und ",["less"]," zu wenig"],
  'where': [": ",["all",1,{"true":"Sie alle","other":[["own"]," davon"]}]," ",["each",1,{"true":["sind die ",["there"]," ",["who"],["when"]],"other":["liegen unter den ",["there"]," ",["who"],["when"]]}]],
  'since': [" seit ",["from"]],
  'until': [" bis ",["to"]],
  'between': [" zwischen ",["from"]," und ",["to"]],
  'which': [" (",["names"],")"],
  'which.more': [" (",["names"]," und ",["n",2,{"one":"ein weiterer","other":[0," weitere"]}],")"],
  'how.factor': [" In ",["all",1,{"true":"allen","other":[["alike"]]}]," davon ist es ",["turned",1,{"true":"dasselbe unter 0","other":["das ",["factor"],"-Fache"]}],"."],
  'how.by': [" In ",["all",1,{"true":"allen","other":[["alike"]]}]," davon ist es ",["by"]," ",["more",1,{"true":"mehr","other":"weniger"}],"."],
  'how.left-out': [" In ",["all",1,{"true":"allen","other":[["alike"]]}]," davon ist es das ohne ",["column"],"."],
  'how.twice': [" In ",["all",1,{"true":"allen","other":[["alike"]]}]," davon ist ",["column"]," zweimal darin."],
  'how.turned': [" In ",["all",1,{"true":"allen","other":[["alike"]]}]," davon steht ",["column"]," mit dem anderen Vorzeichen darin."],
  'chart.share': ["Anteil der ",["rows"]," mit „",["rule"],"“"],
  'chart.off': ["Abweichung von ",["noun"]],
  'once': [["columns"]," sind die einer anderen Zeile (",["one"],")"],
} satisfies Record<keyof typeof english, Message>;
