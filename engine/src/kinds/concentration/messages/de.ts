// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'held': ["Auf ",["few"]," der ",["n"]," ",["members"]," ",["one",1,{"true":"entfällt","other":"entfallen"}]," ",["value"]," ",["counted",1,{"true":["der ",["noun"]],"other":["der Summe von „",["noun"],"“"]}]," (",["part"]," von ",["total"],"): ",["names"],["known",1,{"true":["; der Median der übrigen",["alike",1,{"true":[" mit ",["like"]],"other":""}]," ist ",["usual"]],"other":""}],"."],
  'alone': ["Auf ",["who"]," allein ",["counted",1,{"true":["entfällt ",["value"]," der ",["noun"]],"other":["entfällt ",["value"]," der Summe von „",["noun"],"“"]}]," (",["part"]," von ",["total"],"), bei ",["n"]," ",["members"],"; der Median der übrigen ist ",["usual"],"."],
  'level': ["„",["noun"],"“ ",["many",1,{"true":"sind","other":"ist"}]," bei ",["few"]," der ",["n"]," ",["members"],["enough",1,{"true":[" mit mindestens ",["least"]," ",["rows"]],"other":""}]," ",["value"]," oder ",["high",1,{"true":"mehr","other":"weniger"}],": ",["names"],["known",1,{"true":["; der Median der übrigen",["alike",1,{"true":[" mit ",["like"]],"other":""}]," ist ",["usual"]],"other":""}],"."],
  'level.one': ["„",["noun"],"“ ",["many",1,{"true":"liegen","other":"liegt"}]," bei ",["who"]," im Mittel bei ",["value"],", abseits aller anderen der ",["n"]," ",["members"],["enough",1,{"true":[" mit mindestens ",["least"]," ",["rows"]],"other":""}],"; der Median der übrigen",["alike",1,{"true":[" mit ",["like"]],"other":""}]," ist ",["usual"],"."],
  'share.one': ["„",["noun"],"“ ist bei ",["who"]," ",["value"],", abseits aller anderen der ",["n"]," ",["members"],["enough",1,{"true":[" mit mindestens ",["least"]," ",["rows"]],"other":""}],"; der Median der übrigen",["alike",1,{"true":[" mit ",["like"]],"other":""}]," ist ",["usual"],"."],
  'below': ["„",["noun"],"“ ",["many",1,{"true":"liegen","other":"liegt"}]," ",["dated",1,{"true":["im letzten Jahr, seit dem ",["since"],", "],"other":""}],"bei ",["few"]," der ",["n"]," ",["members"]," unter 0",["one",1,{"true":"","other":[", zusammen bei ",["part"]]}],": ",["names"],"; alle zusammen kommen auf ",["total"],"."],
  'named': [["who"]," (",["figure"],")"],
  'more': [["names"]," und ",["n",2,{"one":"ein weiterer","other":[0," weitere"]}]],
  'values': ["Werte von „",["noun"],"“"],
  'title': [["noun"]," nach ",["members"]],
  'usual': "Median der übrigen",
  'advice.rows': [["few",2,{"one":"Sieh dir diesen einen an","other":["Sieh dir diese ",0," einzeln an"]}],": Mit den üblichen ",["usual"]," je Stück gäbe es ",["fewer"]," ",["rows"]," weniger."],
  'advice.sum': [["few",2,{"one":"Sieh dir diesen einen an","other":["Sieh dir diese ",0," einzeln an"]}],": Mit den üblichen ",["usual"]," je Stück läge „",["noun"],"“ um ",["fewer"]," niedriger."],
  'advice.below': ["Entscheide über ",["few",2,{"one":"diesen einen","other":["diese ",0]}],": ",["sum"]," bei „",["noun"],"“ ",["few",2,{"one":"hängt daran","other":"hängen daran"}],"."],
} satisfies Record<keyof typeof english, Message>;
