// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'asked': [["number"]," von ",["all"]," ",["rows"]," haben",["dated",1,{"true":[" mehr als ",["limit"]," nach „",["start"],"“"],"other":""}]," kein „",["target"],"“ (",["share"],")."],
  'open': [["number"]," von ",["all"]," ",["rows"]," waren am ",["day"]," älter als ",["limit"],": 95 % der abgeschlossenen brauchten höchstens ",["usual"],"."],
  'after': [["count"]," ",["n",2,{"one":"hat","other":"haben"}]," mehr als ",["limit"]," nach „",["start"],"“ kein „",["target"],"“, von ",["all"],", die so lange Zeit hatten: 95 % der anderen brauchten höchstens ",["usual"],"."],
  'due': [["count"]," ",["n",2,{"one":"hat","other":"haben"}]," kein „",["target"],"“, obwohl ",["term",1,{"true":["die Frist nach „",["due"],"“"],"other":["„",["due"],"“"]}]," am ",["day"]," vorbei war, von ",["all"]," bis dahin fälligen (",["share"],")."],
  'rows': [["rows"]," mit „",["column"],"“ ",["labels"]],
  'group': [["number"]," davon ",["n",2,{"one":"hat","other":"haben"}]," ",["who"],": ",["share"]," von ",["all"],", gegenüber ",["others"]," der anderen."],
  'group.since': ["Mit ",["who"]," sind es seit dem ",["day"]," ",["share"]," (",["n"]," von ",["all"],"), davor ",["before"],", und ",["others"]," der anderen seitdem."],
  'since': ["Seit dem ",["day"]," sind es ",["share"],", davor ",["before"],"."],
  'total': [["noun"]," beläuft sich bei ihnen auf ",["total"],"."],
  'urgent': [["number"]," davon ",["n",2,{"one":"hat","other":"haben"}]," ",["who"],"."],
  'oldest': ["Am ältesten ist ",["named",1,{"true":[["key"],", "],"other":"der Fall, "}],["due",1,{"true":"fällig am","other":"vom"}]," ",["day"],"."],
  'held': ["Nur ",["few"]," ",["one",1,{"true":"hat","other":"haben"}]," ",["number"]," davon (",["who"]," sind betroffen): ",["more",1,{"true":[["names"]," und ",["left"]," weitere"],"other":[["names"]]}],"."],
  'held.each': [["who"]," (",["n"],")"],
  'things': [["any"]," ",["things"]],
  'values': [["any"]," Werte von „",["column"],"“"],
  'far': [["all",1,{"true":"Alle","other":[["number"]]}]," davon ",["due",1,{"true":[["n",2,{"one":"ist","other":"sind"}]," seit mehr als ",["days"]," fällig"],"other":[["n",2,{"one":"wartet","other":"warten"}]," seit mehr als ",["days"]]}],"."],
  'chart.what': [["rows"]," ohne „",["target"],"“"],
  'chart.share': ["Anteil der ",["rows"]," ohne „",["target"],"“"],
  'chart.by-age': "Tagen des Wartens",
  'chart.by-late': "Tagen der Überfälligkeit",
  'chart.days': "Tage",
  'band.first': ["bis ",["to"]],
  'band': [["from"]," bis ",["to"]],
  'band.last': ["mehr als ",["from"]],
  'advice': ["Gehen Sie diesen ",["count"]," nach",["money",1,{"true":[", zusammen ",["noun"]," von ",["total"]],"other":""}],["grouped",1,{"group":[", zuerst denen mit ",["who"]],"few":[", zuerst denen von ",["who"]],"other":", den ältesten zuerst"}],"."],
  'owed': [["number"]," von ",["all"]," ",["rows"]," haben „",["column"],"“ ",["labels"]," (",["share"],")."],
  'chart.share.owed': ["Anteil der ",["rows"]],
  'chart.money': [["what"],", ",["noun"]],
} satisfies Record<keyof typeof english, Message>;
