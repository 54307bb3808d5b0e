// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'change': ["Von ",["first"]," bis ",["last"],": „",["noun"],"“ ",["changes"],"."],
  'step': [["axis"]," ",["place"]],
  'rises': ["steigt",["many",1,{"other":""}]," um ",["amount"]," bei ",["group"]," (",["range"],")"],
  'falls': ["fällt",["many",1,{"other":""}]," um ",["amount"]," bei ",["group"]," (",["range"],")"],
  'stays': ["bleibt",["many",1,{"other":""}]," bei ",["to"]," bei ",["group"]],
  'also': ["um ",["amount"]," bei ",["group"]," (",["range"],")"],
  'others': "den anderen",
  'things': [["number"]," ",["things"]],
  'values': [["number"]," Werte von „",["column"],"“"],
  'open': [["change"]," Ob andere sich so unterscheiden würden, ist nicht sicher."],
  'uncorrected': ["p = ",["p"]," ohne Korrektur"],
} satisfies Record<keyof typeof english, Message>;
