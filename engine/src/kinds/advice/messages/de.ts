// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'level': ["Setzen Sie bei „",["noun"],"“ an, und zwar hier: ",["who"],". Auf dem Niveau der übrigen (",["base"],") wären es über ",["count"]," insgesamt ",["stake"]," ",["less",1,{"true":"weniger","other":"mehr"}],"."],
  'level.each': ["Setzen Sie bei „",["noun"],"“ an, und zwar hier: ",["who"],". ",["count"]," liegen um ",["gap"]," ",["less",1,{"true":"über","other":"unter"}]," dem Niveau der übrigen (",["base"],")."],
  'share': ["Vergleichen Sie ähnliche Fälle mit den übrigen: ",["who"],". Mit dem Anteil der übrigen (",["base"],") wären ",["n",2,{"other":0}]," ",["fewer",1,{"true":"weniger","other":"mehr"}]," von diesen ",["count"]," so: ",["rows"],"."],
  'total': ["Um die Summe von „",["noun"],"“ zu senken, beginnen Sie hier: ",["who"],". Darauf entfallen ",["share"],"."],
  'trend.rows': ["Rechnen Sie mit etwa ",["step"]," ",["rows"]," ",["up",1,{"true":"mehr","other":"weniger"}]," je ",["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}],"."],
  'trend.measure': ["Halten Sie den ",["up",1,{"true":"Anstieg","other":"Rückgang"}]," von „",["noun"],"“ auf",["grouped",1,{"true":[" (",["group"],")"],"other":""}],": je ",["grain",1,{"hour":"Stunde","day":"Tag","week":"Woche","month":"Monat","quarter":"Quartal","other":"Jahr"}]," ",["step"]," ",["up",1,{"true":"mehr","other":"weniger"}],"."],
  'level.new': ["Rechnen Sie bei ",["rows"]," mit dem neuen Niveau (",["value"],") und nicht mehr mit dem früheren (",["base"],")."],
  'level.group': ["Klären Sie, was sich ",["when"]," hier geändert hat: ",["group"],". Seitdem ",["value"],", vorher ",["base"],"."],
  'level.group.of': ["Klären Sie, was sich ",["when"]," hier geändert hat: ",["group"],". „",["noun"],"“ ",["many",1,{"true":"liegen","other":"liegt"}]," seitdem bei ",["value"],", vorher bei ",["base"],"."],
  'part': [["part"]," als Teil von ",["whole"]],
  'level.worse': ["Klären Sie, was sich ",["when"]," geändert hat: „",["noun"],"“ ",["many",1,{"true":"liegen","other":"liegt"}]," seitdem bei ",["value"],", vorher bei ",["base"],"."],
  'surge': ["Sehen Sie diese Zeilen ",["grain",1,{"hour":"jener Stunde","day":"jenes Tages","week":"jener Woche","month":"jenes Monats","quarter":"jenes Quartals","other":"jenes Jahres"}]," durch: ",["group"],", ",["excess"]," mehr als sonst."],
  'peak': ["Sehen Sie diese Zeilen ",["grain",1,{"hour":"jener Stunde","day":"jenes Tages","week":"jener Woche","month":"jenes Monats","quarter":"jenes Quartals","other":"jenes Jahres"}]," durch: ",["group"],". „",["noun"],"“ lag um ",["gap"]," ",["up",1,{"true":"über","other":"unter"}]," dem Üblichen."],
  'gap': ["Prüfen Sie, ob ",["rows"]," aus jener Zeit in den Daten fehlen",["expected",1,{"none":"","other":[": Zu erwarten wären etwa ",["expected"]]}],"."],
  'outliers': [["n",2,{"one":"Sehen Sie sich diesen Fall einzeln an: Er ist ein Fehler zum Berichtigen oder ein Fall zum Lernen.","other":["Sehen Sie sich diese ",0," ",["rows"]," einzeln an: Es sind Fehler zum Berichtigen oder Fälle zum Lernen."]}]],
  'driver': ["Beginnen Sie hier: ",["who"],". Dort liegen ",["share"]," der Änderung."],
  'driver.mean': ["Beginnen Sie hier: ",["who"],". Dort liegen ",["share"]," der Änderung von „",["noun"],"“."],
  'season': ["Planen Sie für ",["months"],": Darauf entfallen ",["share"]," der ",["rows"],"; gleichmäßig verteilt wären es ",["fair"],"."],
  'repeated': ["Prüfen Sie, ob diese ",["count"]," eine mehrfach erfasste Zeile sind."],
  'term': ["Lesen Sie die ",["count"]," mit „",["word"],"“ zusammen: Sie könnten eine gemeinsame Ursache haben."],
  'load': ["Verteilen Sie die Last: ",["who"]," mit ",["value"]," ",["rows"]," je ",["entity"],", insgesamt sind es ",["base"],"."],
  'broken': ["Die ",["count"]," prüfen, in denen gilt: ",["rule"],["placed",1,{"true":["; zuerst ",["where"]],"other":""}],". ",["kept"]," andere halten sich an die Regel."],
  'loss': ["Prüfen Sie, was für ",["who"]," berechnet wird und was sie kosten: Zusammen liegt „",["cost"],"“ um ",["loss"]," über „",["sale"],"“."],
} satisfies Record<keyof typeof english, Message>;
