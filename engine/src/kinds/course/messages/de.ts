// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'title': [["label"]," nach ",["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}]],
  'axis': [["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}]],
  'in': ["(",["period"],")"],
  'on': ["(",["period"],")"],
  'placed': [["amount"]," ",["at"]],
  'mean': ["Mittelwert von „",["noun"],"“"],
  'a-period': [["noun"]," ",["grain",1,{"hour":"je Stunde","day":"je Tag","week":"je Woche","month":"je Monat","quarter":"je Quartal","other":"je Jahr"}]],
  'rises': [["subject"]," steigt",["many",1,{"other":""}],": zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],"."],
  'falls': [["subject"]," fällt",["many",1,{"other":""}],": zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],"."],
  'rises-beyond': [["subject"]," steigt",["many",1,{"other":""}],": zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],"; der Höchstwert war ",["high"]," ",["highAt"],"."],
  'falls-beyond': [["subject"]," fällt",["many",1,{"other":""}],": zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],"; der Tiefstwert war ",["low"]," ",["lowAt"],"."],
  'rises-after-low': [["subject"]," steigt",["many",1,{"other":""}],": zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],"; der Tiefstwert dazwischen war ",["low"]," ",["lowAt"],"."],
  'falls-after-high': [["subject"]," fällt",["many",1,{"other":""}],": zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],"; der Höchstwert dazwischen war ",["high"]," ",["highAt"],"."],
  'peak': [["subject"]," steigt zuerst und fällt dann wieder",["many",1,{"other":""}],": anfangs ",["from"]," ",["first"],", am höchsten ",["high"]," ",["highAt"],", zuletzt ",["to"]," ",["last"],"."],
  'trough': [["subject"]," fällt zuerst und erholt sich dann",["many",1,{"other":""}],": anfangs ",["from"]," ",["first"],", am niedrigsten ",["low"]," ",["lowAt"],", zuletzt ",["to"]," ",["last"],"."],
  'varies': [["subject"]," schwankt",["many",1,{"other":""}],": am niedrigsten ",["low"],", am höchsten ",["high"],", in der Mitte ",["middle"],"."],
  'level': [["subject"]," schwankt",["many",1,{"other":""}],": am niedrigsten ",["low"],", am höchsten ",["high"],"; das Niveau ",["up",1,{"true":"steigt","other":"sinkt"}],": ",["over",2,{"=0":"im ersten Drittel der Zeit","other":["in den ersten ",["number"]," ",["grain",1,{"hour":"Stunden","day":"Tagen","week":"Wochen","month":"Monaten","quarter":"Quartalen","other":"Jahren"}]]}]," im Schnitt ",["early"],", ",["over",2,{"=0":"im letzten","other":["in den letzten ",["number"]]}]," ",["late"],"."],
  'move': [["subject"]," ",["up",1,{"true":"steigt","other":"fällt"}]," am stärksten",["many",1,{"other":""}]," zwischen ",["from"]," ",["first"]," und ",["to"]," ",["last"],"."],
  'turn': [["high",1,{"true":"Hoch","other":"Tief"}]," ",["amount"]," ",["when"]],
  'turns': [["before"],", ",["next"]],
  'path': [["lead"]," Dazwischen: ",["turns"],"."],
  'path-ends': [["lead"]," Der ganze Verlauf: zuerst ",["from"]," ",["first"],", zuletzt ",["to"]," ",["last"],", dazwischen ",["turns"],"."],
  'at': ["bei ",["moment"]],
  'title-along': [["label"]," nach ",["axis"]],
  'total': [["noun"]," erreicht",["many",1,{"other":""}]," ",["to"]," (Stand: ",["last"],") und wächst am schnellsten ",["highAt"],": um ",["high"],"."],
  'total-alone': [["noun"]," erreicht",["many",1,{"other":""}]," ",["to"]," (Stand: ",["last"],")."],
  'who': ["„",["noun"],"“ ",["label"]],
  'alone': ["Es ist ",["who"],", was ",["up",1,{"true":"steigt","other":"fällt"}],": von im Mittel ",["from"]," im ersten Drittel der Zeit auf ",["to"]," im letzten; alle anderen zusammen stehen bei ",["othersFrom"]," und ",["othersTo"],"."],
} satisfies Record<keyof typeof english, Message>;
