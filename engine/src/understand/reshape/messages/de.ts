// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'time': ["Jede Zeile ist durch ",["columns"]," zusammen datiert."],
  'cells': ["Jede Zeile steht für so viele Fälle, wie ",["weight"]," angibt: ",["rows",2,{"one":"Eine Zeile steht","other":[0," Zeilen stehen"]}]," für ",["cases",2,{"one":"einen Fall","other":[0," Fälle"]}],", und jede Zahl zählt die Fälle."],
  'two-counts': ["Jede Zeile zählt zwei Arten von Fällen, ",["first"]," und ",["second"],": ",["rows",2,{"one":"Eine Zeile steht","other":[0," Zeilen stehen"]}]," für ",["cases",2,{"one":"einen Fall","other":[0," Fälle"]}],", und jede Zahl zählt die Fälle."],
  'part': ["Jede Zeile zählt ",["whole"]," und wie viele davon ",["part"]," sind: ",["rows",2,{"one":"Eine Zeile steht","other":[0," Zeilen stehen"]}]," für ",["cases",2,{"one":"einen Fall","other":[0," Fälle"]}],", und jede Zahl zählt die Fälle."],
  'long': ["Die Spalte ",["value"]," enthält ",["count",2,{"other":[0," verschiedene Größen"]}],", benannt in ",["metric"],": Jede wird als eigener Messwert gelesen."],
  'wide': ["Die ",["count",2,{"other":[0," Spalten"]}]," von ",["first"]," bis ",["last"]," sind eine Größe an mehreren Stellen: Sie werden als ",["count",2,{"other":[0," Zeilen"]}]," für jede Zeile der Datei gelesen."],
  'wide.sums': [["names"]," ",["count",2,{"one":"enthält Summen","other":"enthalten Summen"}]," dieser Spalten und ",["count",2,{"one":"wird","other":"werden"}]," weggelassen, damit nichts doppelt zählt."],
  'codes': ["Die ",["count",2,{"other":[0," Spalten"]}]," von ",["first"]," bis ",["last"]," sind eine Größe, und ihre Namen sind aus ",["parts",2,{"other":[0," Angaben"]}]," zusammengesetzt: Sie werden als ",["count",2,{"other":[0," Zeilen"]}]," für jede Zeile der Datei gelesen."],
  'code-part': [["kind",1,{"sex":"Geschlecht","age":"Alter","other":"Code"}]],
  'point': "Stelle",
  'period': [["months",1,{"1":"Monat","3":"Quartal","12":"Jahr","other":"Halbjahr"}]],
  'kind': "gezählt als",
  'name.time': "Zeitpunkt",
  'name.date': "Datum",
  'name.value': "Wert",
  'name.of': [["name"]," von ",["of"]],
  'name.as-date': [["of"]," als Datum"],
  'name.figure': "Zahl",
} satisfies Record<keyof typeof english, Message>;
