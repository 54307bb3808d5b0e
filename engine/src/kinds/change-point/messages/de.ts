// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'measure': ["Ab ",["period"],["ended",1,{"true":[" bis ",["until"]," ",["several",1,{"true":"liegen","other":"liegt"}]," ",["noun"]," ",["up",1,{"true":"höher","other":"niedriger"}]],"other":[" ",["several",1,{"true":"liegen","other":"liegt"}]," ",["noun"]," auf einem neuen, ",["up",1,{"true":"höheren","other":"niedrigeren"}]," Niveau"]}],": im Schnitt ",["value"],", ",["season",1,{"true":["in ",["grain",1,{"week":"denselben Wochen","quarter":"denselben Quartalen","other":"denselben Monaten"}]," des Vorjahres"],"other":"zuvor"}]," ",["baseline"],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'rows': ["Ab ",["period"],["ended",1,{"true":[" bis ",["until"]," gibt es ",["up",1,{"true":"mehr","other":"weniger"}]," ",["rows"]],"other":[" gibt es dauerhaft ",["up",1,{"true":"mehr","other":"weniger"}]," ",["rows"]]}],": im Schnitt ",["value"],", ",["season",1,{"true":["in ",["grain",1,{"week":"denselben Wochen","quarter":"denselben Quartalen","other":"denselben Monaten"}]," des Vorjahres"],"other":"zuvor"}]," ",["baseline"],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'line': [["noun"]," verlässt die frühere Linie (",["period"],")",["several",1,{"other":""}],": ",["value"],", zu erwarten war ",["baseline"],["change",1,{"none":"","up":[" (+",["percent"],")"],"down":[" (−",["percent"],")"],"other":""}],"."],
  'interval': ["95-%-Intervall des Zeitpunkts: ",["first"]," bis ",["last"]],
} satisfies Record<keyof typeof english, Message>;
