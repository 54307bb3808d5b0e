// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'unnamed': "Google-Tabelle",
  'connected': ["Verbunden mit ",["title"],": ",["columns",2,{"one":[0," Spalte"],"other":[0," Spalten"]}],", ",["rows",2,{"one":[0," Zeile"],"other":[0," Zeilen"]}],"."],
  'connected.beginning': ["Verbunden mit ",["title"],": ",["columns",2,{"one":[0," Spalte"],"other":[0," Spalten"]}],", ",["rows",2,{"one":"die erste Zeile","other":["die ersten ",0," Zeilen"]}]," gesehen."],
} satisfies Record<keyof typeof english, Message>;
