// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'lag': [["later"]," folgt",["manyLater",1,{"other":""}]," auf „",["first"],"“ ",["steps",2,{"one":[0," ",["step",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","year":"Jahr","other":"Messung"}]],"other":[0," ",["step",1,{"hour":"Stunden","day":"Tage","week":"Wochen","month":"Monate","quarter":"Quartale","year":"Jahre","other":"Messungen"}]]}]," später: Steigt",["manyFirst",1,{"other":""}]," „",["first"],"“, so ",["positive",1,{"true":"steigt","other":"fällt"}]," danach „",["later"],"“."],
  'counted': [["n",2,{"one":[["number"]," Paar"],"other":[["number"]," Paare"]}]],
  'r': ["r ",["r"]," für das, was beide über den eigenen Verlauf hinaus bringen"],
} satisfies Record<keyof typeof english, Message>;
