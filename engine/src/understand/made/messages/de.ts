// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'happens': ["Die Spalte ",["made"]," sagt, ob etwas in ",["of"]," steht, und ",["amount"],", wie viel es dann ist."],
  'filled': ["Die Spalte ",["made"]," sagt, ob etwas in ",["of"]," steht."],
  'answer': ["Die Spalte ",["made"]," sagt, ob bei ",["of"]," ja steht: Ein leeres Feld gilt als nein."],
  'late': ["Die Spalte ",["made"]," sagt, ob ",["of"]," nach ",["due"]," liegt."],
  'name.late': "verspätet",
  'rate': ["Die Spalte ",["made"]," ist aus ",["of"]," und ",["by"]," gebildet; für mehrere Zeilen ist sie der Quotient ihrer Summen."],
  'others': [["of"]," ist null, wo ",["result"]," ",["event"]," ist: Die Spalte ",["made"]," enthält, was darüber liegt."],
  'name.has': ["mit ",["of"]],
  'name.above': [["of"]," über 0"],
  'name.rate': [["of"]," je ",["by"]],
  'name.share': ["Anteil ",["of"]," an ",["by"]],
  'name.among': [["of"]," je ",["number"]," ",["by"]],
  'over': ["Die Spalte ",["made"]," ist ",["of"]," ohne das, was noch nicht zu Ende ist (",["labels"],", ",["n",2,{"one":"eine Zeile","other":[0," Zeilen"]}],"): Anteile gelten für die übrigen Zeilen."],
  'name.over': [["of"]," am Ende"],
  'reading': ["Die Spalte ",["made"]," zählt die Termine je ",["thing"]," nach ",["date"],", die einem Plan folgen."],
  'name.reading': "Messung",
  'gone': "ausgeschieden",
  'left': ["Bei wem ",["day"]," leer ist, der ist noch da: Das Ergebnis ist, wer es nicht mehr ist."],
  'name.within': ["innerhalb von ",["n"]," ",["unit",1,{"months":"Monaten","years":[["n",2,{"one":"Jahr","other":"Jahren"}]],"other":"Tagen"}]," ",["what"]],
  'within': ["Die Spalte ",["made"]," sagt, ob ",["end"]," innerhalb von ",["n",2,{"other":0}]," ",["unit",1,{"months":"Monaten","years":[["n",2,{"one":"Jahr","other":"Jahren"}]],"other":"Tagen"}]," nach ",["start"]," liegt, für Zeilen, die so lange beobachtet wurden: Von jüngeren ist es noch nicht bekannt."],
  'metrics': [["value"]," enthält Werte von ",["n",2,{"other":[0," Größen"]}],", die ",["metric"]," nennt: Jede wird für sich betrachtet, ",["all",1,{"true":[["names"]],"other":["die häufigsten in eigenen Spalten (",["names"],")"]}],"."],
  'metrics.beside': [["of"]," enthält Werte in denselben Einheiten wie ",["value"],": Sie werden nicht zusammengefasst."],
  'name.in-unit': [["of"]," (",["unit"],")"],
  'name.metric': [["value"]," von ",["of"]],
  'name.flag': [["flag"]," von ",["of"]],
  'normal': "normal",
  'flags': [["of"]," wird unter allen Werten einer Größe gezählt, auch denen ohne Kennzeichen, als ",["normal"],": ",["names"],"."],
} satisfies Record<keyof typeof english, Message>;
