// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'change': ["Von ",["first"]," bis ",["last"],": „",["noun"],"“ ",["changes"],"."],
  'rises': ["steigt",["many",1,{"other":""}]," um ",["amount"]," bei ",["group"]," (",["range"],")"],
  'falls': ["fällt",["many",1,{"other":""}]," um ",["amount"]," bei ",["group"]," (",["range"],")"],
  'stays': ["bleibt",["many",1,{"other":""}]," bei ",["to"]," bei ",["group"]],
  'also': ["um ",["amount"]," bei ",["group"]," (",["range"],")"],
  'others': "den anderen",
  'things': [["number"]," ",["things"]],
  'values': [["number"]," Werte von „",["column"],"“"],
  'open': [["change"]," Ob andere sich so unterscheiden würden, ist nicht sicher."],
  'uncorrected': ["p = ",["p"]," ohne Korrektur"],
  'apart': [["others",1,{"true":"Gegen alle anderen","other":["Gegen ",["other"]]}]," sind das ",["distance"]," ",["more",1,{"true":"mehr","other":"weniger"}]," (",["interval"],")."],
  'apart-since': [["others",1,{"true":"Gegen alle anderen","other":["Gegen ",["other"]]}]," sind das ",["distance"]," ",["more",1,{"true":"mehr","other":"weniger"}]," (",["interval"],"), zu sehen ab ",["since"],"."],
} satisfies Record<keyof typeof english, Message>;
