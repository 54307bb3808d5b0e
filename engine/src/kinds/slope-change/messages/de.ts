// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'slope': ["Ab ",["period"],["ended",1,{"true":[" bis ",["until"]],"other":""}]," ",["now",1,{"up":[["many",1,{"true":"steigen","other":"steigt"}]," ",["noun"]," um ",["step"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],"down":[["many",1,{"true":"fallen","other":"fällt"}]," ",["noun"]," um ",["step"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],"other":[["many",1,{"true":"bleiben","other":"bleibt"}]," ",["noun"]," etwa auf einem Niveau"]}],"; ",["was",1,{"up":["zuvor ging es um ",["before"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]," aufwärts"],"down":["zuvor ging es um ",["before"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]," abwärts"],"other":"zuvor blieb es etwa gleich"}],"."],
  'interval': ["95-%-Intervall des Zeitpunkts: ",["first"]," bis ",["last"]],
} satisfies Record<keyof typeof english, Message>;
