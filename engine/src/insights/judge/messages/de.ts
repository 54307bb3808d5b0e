// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'evidence.next': [["first"]," · ",["next"]],
  'evidence.chance': [["below",1,{"true":["p < ",["p"]],"other":["p = ",["p"]]}]," nach Korrektur"],
  'evidence.settled': ["vom Ergebnis bestimmt: ",["column"]," ",["how",1,{"added":"kommt bis dahin zusammen","afterwards":"wurde danach erfragt","other":"steht so, wie es dann blieb"}]],
  'nothing.small': [["n",2,{"one":"Ein Ergebnis ist sicher, aber klein","other":[0," Ergebnisse sind sicher, aber klein"]}],"; das erste davon: ",["first"]],
  'small.all': [["n",2,{"one":"Ein Ergebnis ist sicher, aber klein","other":[0," Ergebnisse sind sicher, aber klein"]}],":"],
  'small.first': [["n",2,{"one":"Ein Ergebnis ist sicher, aber klein","other":[0," Ergebnisse sind sicher, aber klein"]}],"; die ersten ",["listed",2,{"other":0}],":"],
  'made.none-certain': [["run",2,{"one":"Ein Vergleich wurde angestellt, und sein Ergebnis ist nicht sicher.","other":[0," Vergleiche wurden angestellt, und kein Ergebnis ist sicher."]}]],
  'made.some-certain': [["run",2,{"one":"Ein Vergleich wurde angestellt","other":[0," Vergleiche wurden angestellt"]}],"; ",["certain",2,{"one":"ein Ergebnis ist","other":[0," Ergebnisse sind"]}]," sicher, aber zu klein oder auf zu wenigen Zeilen für eine Erkenntnis."],
  'untested.few-rows': ["Nichts wurde verglichen: Bei ",["rows"]," könnte jeder Unterschied Zufall sein; mindestens ",["least",2,{"other":0}]," sind nötig."],
  'untested.running-totals': ["Nichts wurde verglichen: ",["measures"]," ",["n",2,{"one":"wächst","other":"wachsen"}]," mit der Zeit nur an, wie laufende Summen es tun, was immer sich sonst ändert."],
  'untested.no-column': "Nichts wurde verglichen: Keine Spalte enthält Zahlen, Daten oder Werte, die sich wiederholen.",
  'untested.one-column': ["Nichts wurde verglichen: Nur ",["column"]," enthält Zahlen, Daten oder Werte, die sich wiederholen, und zum Vergleichen braucht es zwei Spalten."],
  'untested.thin': ["Nichts wurde verglichen: ",["columns"],["more",1,{"true":" und weitere","other":""}]," haben zu wenige gemeinsame Zeilen oder zu wenige in jeder Gruppe."],
  'unseen.no-groups': ["Bei ",["rows"]," und ",["tests",2,{"one":[0," Vergleich"],"other":[0," Vergleichen"]}]," lassen sich keine zwei Gruppen unterscheiden: Jede braucht mindestens ",["least",2,{"one":[0," Zeile"],"other":[0," Zeilen"]}],"."],
  'unseen.any-share': ["Bei ",["rows"]," und ",["tests",2,{"one":[0," Vergleich"],"other":[0," Vergleichen"]}]," wäre kein Unterschied sicher gewesen, der ",["share"]," betrifft, wie groß auch immer."],
  'unseen.share': ["Bei ",["rows"]," und ",["tests",2,{"one":[0," Vergleich"],"other":[0," Vergleichen"]}]," kann unbemerkt bleiben, wenn sich ",["share"]," zwischen „",["group"],"“ ",["first"]," und „",["group"],"“ ",["second"]," um weniger als ",["visible"]," unterscheidet."],
  'unseen.mean': ["Bei ",["rows"]," und ",["tests",2,{"one":[0," Vergleich"],"other":[0," Vergleichen"]}]," kann unbemerkt bleiben, wenn sich der Mittelwert von „",["measure"],"“ zwischen „",["group"],"“ ",["first"]," und „",["group"],"“ ",["second"]," um weniger als ",["visible"]," unterscheidet."],
  'unseen.pair': ["Bei ",["rows"]," und ",["tests",2,{"one":[0," Vergleich"],"other":[0," Vergleichen"]}]," kann unbemerkt bleiben, wenn zwei Spalten mit einer Rangkorrelation unter ",["visible"]," zusammenhängen."],
} satisfies Record<keyof typeof english, Message>;
