// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'slope': ["Ab ",["period"],["ended",1,{"true":[" bis ",["until"]],"other":""}]," ",["now",1,{"up":["steigt ",["noun"]," um ",["step"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],"down":["fällt ",["noun"]," um ",["step"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],"other":["bleibt ",["noun"]," etwa auf einem Niveau"]}],["many",1,{"other":""}],"; ",["was",1,{"up":["zuvor stieg der Wert um ",["before"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],"down":["zuvor fiel der Wert um ",["before"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],"other":"zuvor blieb der Wert etwa gleich"}],"."],
  'interval': ["95-%-Intervall des Zeitpunkts: ",["first"]," bis ",["last"]],
} satisfies Record<keyof typeof english, Message>;
