// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../../words';
import type english from './en';

export default {
  'who': [["rows"]," mit ",["groups"]],
  'among': [["out",1,{"true":["„",["noun"],"“ außer ",["labels"]],"other":["„",["noun"],"“ ",["labels"]]}],["more",1,{"true":" …","other":""}]],
  'what': [["how",1,{"blank":["„",["noun"],"“ fehlt bei ",["share"]," der ",["who"]],"filled":["„",["noun"],"“ ist bei ",["share"]," der ",["who"]," ausgefüllt"],"other":["„",["noun"],"“ ist bei ",["share"]," der ",["who"]," 0"]}]],
  'what.label': [["form",1,{"is":[["noun"]," ist bei ",["share"]," der ",["who"]," ",["label"]],"other":[["share"]," der ",["who"]," ",["so"]]}]],
  'share': [["how",1,{"blank":["Anteil der ",["rows"]," ohne ",["noun"]],"filled":["Anteil der ",["rows"]," mit ",["noun"]],"other":["Anteil der ",["rows"]," mit ",["noun"]," 0"]}]],
  'or': [["several",1,{"true":[["first"]," oder ",["last"]],"other":[["last"]]}]],
  'what.beyond': [["how",1,{"late":["„",["noun"],"“ liegt bei ",["share"]," der ",["who"]," nach „",["other"],"“"],"less":["„",["noun"],"“ ist bei ",["share"]," der ",["who"]," kleiner als „",["other"],"“"],"more":["„",["noun"],"“ ist bei ",["share"]," der ",["who"]," größer als „",["other"],"“"],"fewer":["„",["noun"],"“ ist bei ",["share"]," der ",["who"]," kleiner als die Tage von „",["from"],"“ bis „",["other"],"“"],"longer":["„",["noun"],"“ ist bei ",["share"]," der ",["who"]," größer als die Tage von „",["from"],"“ bis „",["other"],"“"],"below":["„",["noun"],"“ liegt bei ",["share"]," der ",["who"]," unter ",["other"]],"above":["„",["noun"],"“ liegt bei ",["share"]," der ",["who"]," über ",["other"]],"hour":["„",["noun"],"“ liegt bei ",["share"]," der ",["who"]," nach ",["other"]],"other":["„",["noun"],"“ liegt bei ",["share"]," der ",["who"]," mehr als ",["length"]," nach „",["other"],"“"]}]],
  'share.beyond': ["Anteil der ",["rows"]," mit ",["noun"]," ",["how",1,{"late":["nach ",["other"]],"less":["unter ",["other"]],"more":["über ",["other"]],"fewer":["unter den Tagen von ",["from"]," bis ",["other"]],"longer":["über den Tagen von ",["from"]," bis ",["other"]],"below":["unter ",["other"]],"above":["über ",["other"]],"hour":["nach ",["other"]],"other":["mehr als ",["length"]," nach ",["other"]]}]],
} satisfies Record<keyof typeof english, Message>;
