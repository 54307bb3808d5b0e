// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'told.apart': ["Sie haben angegeben, dass ",["columns"]," von ",["table"]," auf ",["keys"]," von ",["other"]," verweist, aber diese Spalten gibt es nicht, oder sie enthalten verschiedene Arten von Werten; dem wurde nicht gefolgt."],
  'told.several': ["Sie haben angegeben, dass ",["columns"]," von ",["table"]," auf ",["keys"]," von ",["other"]," verweist, aber mehrere Zeilen von ",["other"]," haben dieselben Werte in ",["keys"],", sodass keine davon gemeint ist; nichts wurde darüber übernommen."],
  'carried.count': "Anzahl",
  'carried.sum': "Summe",
  'carried.mean': "Mittelwert",
  'carried.first': "erste",
  'carried.last': "letzte",
} satisfies Record<keyof typeof english, Message>;
