// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'levels': ["Von ",["series"]," Reihen hat „",["noun"],"“ den höchsten Mittelwert bei ",["highest"],["several",1,{"true":[" und ",["more"]," weiteren"],"other":""}]," (",["value"],") und den niedrigsten bei ",["lowest"],["severalLow",1,{"true":[" und ",["moreLow"]," weiteren"],"other":""}]," (",["baseline"],")."],
  'course': [["noun"]," beträgt",["many",1,{"other":""}]," anfangs ",["baseline"]," (",["first"],"), zuletzt ",["value"]," (",["last"],"): am niedrigsten ",["low"]," (",["lowWhen"],"), am höchsten ",["high"]," (",["highWhen"],")."],
  'between': [["noun"]," beträgt",["many",1,{"other":""}]," anfangs ",["baseline"]," (",["first"],"), zuletzt ",["value"]," (",["last"],"), und schwankt dazwischen: mindestens ",["low"],", höchstens ",["high"],"."],
  'sums': [["noun"]," je ",["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}],": im Schnitt ",["value"],", am wenigsten ",["low"],["lowNamed",1,{"true":[" (",["lowWhen"],")"],"other":""}],", am meisten ",["high"],["highNamed",1,{"true":[" (",["highWhen"],")"],"other":""}],"."],
} satisfies Record<keyof typeof english, Message>;
