// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'over': ["„",["used"],"“ liegt in ",["value"]," von ",["rows"]," über „",["of"],"“, zusammen um ",["more"],["paid",1,{"true":[" (",["money"]," nach ",["noun"],")"],"other":""}],["which"],"."],
  'group': [["number"]," davon (um ",["more"]," mehr) ",["n",2,{"one":"hat","other":"haben"}]," ",["who"],": ",["share"]," von ",["all"],", gegenüber ",["others"]," der anderen."],
  'little': ["„",["used"],"“ liegt in ",["value"]," von ",["rows"]," unter ",["share"]," von „",["of"],"“: zusammen ",["taken"]," von ",["all"],["paid",1,{"true":[", bei ",["noun"]," von ",["money"]],"other":""}],["which"],"."],
  'title': [["rows"]," nach ",["used"]," von ",["of"]],
  'share': ["Anteil der ",["rows"]," mit „",["used"],"“ über „",["of"],"“"],
  'axis': [["used"]," in Prozent von ",["of"]],
  'band': [["from"]," bis ",["to"]," %"],
  'band.above': ["über ",["whole"]," %"],
  'advice': [["over",1,{"true":[["plan",1,{"agreed":["Prüfen Sie diese ",["count"]," gegen „",["of"],"“",["grouped",1,{"true":[", zuerst die mit ",["who"]],"other":", zuerst die am weitesten darüber"}],"."],"plan":["Planen Sie für diese ",["count"]," neu: Es wird mehr gebraucht, als „",["of"],"“ hat."],"other":["Rechnen Sie bei diesen ",["count"]," ab, was über „",["of"],"“ hinausgeht, oder erhöhen Sie es."]}]],"other":["Fragen Sie bei diesen ",["count"]," nach, warum so wenig von „",["of"],"“ genutzt wird, bevor es aufgegeben wird."]}]],
} satisfies Record<keyof typeof english, Message>;
