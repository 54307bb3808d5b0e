// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'rows': ["Die Tabelle umfasst ",["count"]," in ",["n",2,{"one":[["columns"]," Spalte"],"other":[["columns"]," Spalten"]}],["dated",1,{"true":[", ",["period"]],"other":""}],["totals",1,{"true":["; dazu kommen Zeilen mit der Summe der anderen (",["members"],"), die bei allen Zahlen außen vor bleiben"],"other":""}],"."],
  'member': ["„",["noun"],"“ ",["label"]],
  'period': [["period"],", ",["grain",1,{"hour":"die letzte vollständige Stunde","day":"der letzte vollständige Tag","week":"die letzte vollständige Woche","month":"der letzte vollständige Monat","quarter":"das letzte vollständige Quartal","other":"das letzte vollständige Jahr"}],", hat ",["count"],["beside",1,{"none":[", wie schon ",["before"]],"first":["; ",["when"]," gab es keine"],"same":[": so viele wie ",["when"]],"nearly":[": fast die ",["baseline"]," von ",["before"]],"chance":["; ",["when"]," waren es ",["baseline"]],"more":[": ",["change"]," mehr als die ",["baseline"]," von ",["before"]],"fewer":[": ",["change"]," weniger als die ",["baseline"]," von ",["before"]],"other":""}],"."],
  'open': [["count"]," ",["form",1,{"so":[["so"]],"end":["haben noch kein „",["noun"],"“"],"other":["haben ",["noun"]," ",["labels"]]}],["owed",1,{"true":[", mit ",["what"]," von zusammen ",["total"]],"other":""}],"; die älteste Zeile ist ",["whole",1,{"true":"aus","other":"vom"}]," ",["first"],"."],
  'share': ["Für ",["share"]," von ",["count"]," gilt „",["noun"],"“."],
  'takes': [["rows"]," brauchen im Schnitt ",["value"]," bis „",["verb"],"“, ",["alike",1,{"true":["mindestens vier von fünf genau ",["low"]],"other":["die Hälfte höchstens ",["middle"],", vier von fünf ",["low"]," bis ",["high"]]}]," (",["count"],")."],
  'level': [["noun"]," beträgt",["many",1,{"other":""}]," im Schnitt ",["value"],", ",["alike",1,{"true":["mindestens vier von fünf Werten sind genau ",["low"]],"other":["die Hälfte der Werte ist höchstens ",["middle"],", vier von fünf liegen hier: ",["low"]," bis ",["high"]]}],["summed",1,{"true":["; insgesamt ",["total"]],"other":""}],"."],
  'takes-alone': [["rows"]," brauchen im Schnitt ",["value"]," bis „",["verb"],"“ (",["count"],")."],
  'level-alone': [["noun"]," beträgt",["many",1,{"other":""}]," im Schnitt ",["value"],["summed",1,{"true":["; insgesamt ",["total"]],"other":""}],"."],
  'running-alone': [["noun"]," wächst",["many",1,{"other":""}]," von ",["from"]," bis ",["to"]," an: als laufende Summe gelesen, deshalb ohne Mittelwert und Summe."],
  'running': [["noun"]," wächst",["many",1,{"other":""}]," mit der Zeit von ",["from"]," bis ",["to"]," an und fällt kaum je: als laufende Summe gelesen, deshalb ohne Mittelwert und Summe."],
  'shares': [["noun"]," lautet",["several",1,{"other":""}]," in ",["share"]," der ",["rows"]," ",["first"],["others",1,{"none":"","other":[", ",["others"]]}],"."],
  'shares.one': ["in ",["share"]," ",["label"]],
  'shares.more': ["sonst eines von ",["number"]," anderen"],
  'values': [["form",1,{"even":["Jeder der ",["members"]," Werte von „",["noun"],"“ hat ",["most"]," ",["rows"]],"none":[["capital"]," hat",["several",1,{"other":""}]," ",["members"]," Werte, keinen davon in mehr als ",["most"]," ",["rows"]," (",["mostShare"],")"],"tied":[["capital"]," hat",["several",1,{"other":""}]," ",["members"]," Werte; die häufigsten sind ",["firsts",2,{"=0":[["first"]," und ",["second"]],"one":[["first"],", ",["second"]," und ",0," weiterer"],"other":[["first"],", ",["second"]," und ",0," weitere"]}]," mit je ",["most"]," ",["rows"]," (",["mostShare"],")"],"other":[["capital"]," hat",["several",1,{"other":""}]," ",["members"]," Werte; ",["seconds",2,{"=0":["die häufigsten sind ",["first"]," (",["most"],", ",["mostShare"],") und ",["second"]," (",["next"],", ",["nextShare"],")"],"one":["der häufigste ist ",["first"]," (",["most"],", ",["mostShare"],"), dann ",["second"]," und ",0," weiterer mit je ",["next"]],"other":["der häufigste ist ",["first"]," (",["most"],", ",["mostShare"],"), dann ",["second"]," und ",0," weitere mit je ",["next"]]}]]}],"."],
  'shares.so': [["share"]," der ",["rows"]," ",["so"],"."],
  'shares.within': [["share"]," der ",["rows"]," ",["so"]," (von den ",["n"],", die so lange beobachtet wurden)."],
  'shares.within-is': [["noun"]," lautet in ",["share"]," der ",["rows"]," ",["label"]," (von den ",["n"],", die so lange beobachtet wurden)."],
  'ever': ["Bisher ",["form",1,{"is":["gilt „",["so"],"“ für ",["count"]," (",["share"],")"],"other":[["so"],": ",["count"]," (",["share"],")"]}],", wann immer sie begannen; die Hälfte von allen begann mindestens ",["time"]," vor dem ",["cut"],"."],
} satisfies Record<keyof typeof english, Message>;
