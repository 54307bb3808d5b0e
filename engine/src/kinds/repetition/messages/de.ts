// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'repeated': [["count"]," gleichen sich in ",["nouns"],": ",["values"],". ",["hardly",1,{"true":"Zufällig käme das kaum vor","other":["Zufällig käme das etwa ",["expected"],"-mal vor"]}],"; vielleicht sind es doppelte Einträge."],
  'value': ["„",["noun"],"“ ",["text"]],
  'chart': [["rows"]," nach „",["noun"],"“"],
} satisfies Record<keyof typeof english, Message>;
