// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'no-table': "Es gibt keine Tabelle zu analysieren.",
  'not-understood': "mit ihren Werten ließ sich nicht arbeiten",
  'lost-figures': [["n",2,{"one":[0," Zahl"],"other":[0," Zahlen"]}]," zu ",["measures"]," ließen sich nicht berechnen: Die Werte liegen zu weit auseinander."],
  'not-examined.measures': [["n",2,{"one":[0," Messwert wurde"],"other":[0," Messwerte wurden"]}]," nicht genau betrachtet (",["names"],"): Alle Spaltenpaare wurden grob an ",["rows",2,{"one":[0," Zeile"],"other":[0," Zeilen"]}]," verglichen und die am stärksten zusammenhängenden genommen."],
  'not-examined.groups': [["n",2,{"one":[0," Spalte mit Gruppen wurde"],"other":[0," Spalten mit Gruppen wurden"]}]," nicht genau betrachtet (",["names"],"): Alle Spaltenpaare wurden grob an ",["rows",2,{"one":[0," Zeile"],"other":[0," Zeilen"]}]," verglichen und die am stärksten zusammenhängenden genommen."],
  'not-examined.texts': [["n",2,{"one":[0," Spalte mit Text wurde"],"other":[0," Spalten mit Text wurden"]}]," nicht genau betrachtet (",["names"],"): Die vollsten wurden genommen."],
} satisfies Record<keyof typeof english, Message>;
