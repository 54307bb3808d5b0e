// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'main': [["number"]," von ",["all"]," ",["members"]," ",["how",1,{"owed":["hatten",["dated",1,{"no":"","day":[" am ",["when"]],"month":[" im ",["when"]],"other":[" ",["when"]]}]," „",["what"],"“ über 0"],"below":["hatten",["dated",1,{"no":"","day":[" am ",["when"]],"month":[" im ",["when"]],"other":[" ",["when"]]}]," „",["what"],"“ unter 0"],"other":["hatten",["dated",1,{"no":"","day":[" am ",["when"]],"month":[" im ",["when"]],"other":[" ",["when"]]}]," weniger „",["what"],"“ als „",["least"],"“"]}]," (",["share"],"), ",["how",1,{"owed":["zusammen ",["total"]],"below":["zusammen ",["total"]],"other":["zusammen fehlen ",["total"]]}],["names"],"."],
  'names': [": ",["names"]],
  'named': [["who"]," (",["by"],")"],
  'more': [["n",2,{"one":"ein weiterer","other":[0," weitere"]}]],
  'gone': ["Bei ",["n",2,{"one":"einem","other":[["number"]]}]," davon ist nichts mehr da."],
  'before': ["Ein Jahr davor ",["none",1,{"true":"war es keiner","other":["waren es ",["number"]]}]," von ",["all"],["none",1,{"true":"","other":[", ",["total"]]}],"."],
  'longest': ["Am längsten ist es ",["others",2,{"=0":["bei ",["who"]],"one":["bei ",["who"]," und einem anderen"],"other":["bei ",["who"]," und ",0," anderen"]}]," so, ",["first",1,{"true":["mindestens seit ",["since"]],"other":["seit ",["since"]]}],"."],
  'values': ["Werte von ",["noun"]],
  'label': [["how",1,{"short":[["what"],", was bis „",["least"],"“ fehlt"],"below":[["what"]," unter 0"],"other":[["what"]]}]],
  'title': [["label"]," nach ",["members"]],
  'advice': [["how",1,{"owed":["Fordern Sie bei diesen ",["count"]," ",["members"]," ein, was offen ist, die größten Beträge zuerst."],"below":["Klären Sie mit diesen ",["count"]," ",["members"],", was unter 0 ist, die größten Beträge zuerst."],"other":["Bestellen Sie für diese ",["count"]," ",["members"]," nach, oder setzen Sie das Mindeste herab."]}]],
} satisfies Record<keyof typeof english, Message>;
