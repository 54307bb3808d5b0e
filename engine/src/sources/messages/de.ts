// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'lost': "Die Verbindung zur Datenbank ging verloren. Bitte versuchen Sie es noch einmal.",
  'no-rows': ["Die Tabelle ",["table"]," hat keine Zeilen."],
  'sample': ["Die Zahlen sind die einer Zufallsstichprobe: ",["rows"]," Zeilen. Anzahlen und Summen gelten für die Stichprobe, nicht für die ganze Tabelle."],
  'sample.of': ["Die Zahlen sind die einer Zufallsstichprobe: ",["rows"]," von etwa ",["all"]," Zeilen. Anzahlen und Summen gelten für die Stichprobe, nicht für die ganze Tabelle."],
  'first-rows': ["Nur die ersten ",["rows"]," Zeilen wurden gelesen, das ist die Grenze für eine Tabelle. Anzahlen und Summen gelten für diese Zeilen."],
  'first-rows.of': ["Nur die ersten ",["rows"]," von etwa ",["all"]," Zeilen wurden gelesen, das ist die Grenze für eine Tabelle. Anzahlen und Summen gelten für diese Zeilen."],
  'cut-texts': [["n",2,{"one":[0," Text von „",["column"],"“ wurde"],"other":[0," Texte von „",["column"],"“ wurden"]}]," nur bis ",["most"]," Zeichen gelesen."],
  'left-out.table': ["Die Tabelle „",["table"],"“ ",["failed",1,{"true":"konnte nicht gelesen werden und ","other":""}],"ist nicht in diesem Bericht: ",["reason"],"."],
  'left-out.column': ["Die Spalte „",["column"],"“ von „",["table"],"“ ",["failed",1,{"true":"konnte nicht gelesen werden und ","other":""}],"ist nicht in diesem Bericht: ",["reason"],"."],
  'told.empty': ["Ohne Zeilen, deshalb ausgelassen: ",["tables"],"."],
  'told.passed-over': ["Nicht gelesen: ",["tables"],"."],
  'told.failed': ["Nicht lesbar, deshalb ausgelassen: ",["tables"],"."],
  'told.more': [["n",2,{"other":[0," weitere"]}]],
  'told.with-reason': [["table"]," (",["reason"],")"],
  'pushed-down': ["Die Tabelle hat ",["rows"]," Zeilen, mehr als kopiert werden. Nach Erkenntnissen wurde in einer Zufallsstichprobe von ",["sampled"]," Zeilen gesucht; ihre Zahlen, die Kennzahlen und die Diagramme wurden in der Datenbank über alle Zeilen berechnet. Angaben zu Spalten und zur Datenqualität gelten für die Stichprobe."],
  'pushed-down.missed': ["Die Tabelle hat ",["rows"]," Zeilen, mehr als kopiert werden. Nach Erkenntnissen wurde in einer Zufallsstichprobe von ",["sampled"]," Zeilen gesucht; ihre Zahlen, die Kennzahlen und die Diagramme wurden in der Datenbank über alle Zeilen berechnet. Angaben zu Spalten und zur Datenqualität gelten für die Stichprobe. ",["n",2,{"one":[0," Zahl fehlt, weil die Datenbank sie nicht berechnen konnte"],"other":[0," Zahlen fehlen, weil die Datenbank sie nicht berechnen konnte"]}],"."],
} satisfies Record<keyof typeof english, Message>;
