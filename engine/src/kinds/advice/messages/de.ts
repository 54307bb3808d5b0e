// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'level': ["Work on ",["noun"]," of ",["who"],": at the others’ ",["base"]," it would come to ",["stake"]," ",["less",1,{"true":"less","other":"more"}]," over ",["count"],"."],
  'level.each': ["Work on ",["noun"]," of ",["who"],": ",["count"]," stand ",["gap"]," ",["less",1,{"true":"above","other":"below"}]," the others’ ",["base"],"."],
  'share': ["Compare like cases of ",["who"]," with the others: at the others’ ",["base"],", ",["n",2,{"other":0}]," ",["fewer",1,{"true":"fewer","other":"more"}]," of these ",["count"]," would be ",["rows"],"."],
  'total': ["To change total ",["noun"],", begin with ",["who"],": ",["share"]," of it is theirs."],
  'trend.rows': ["Plan for about ",["step"]," ",["up",1,{"true":"more","other":"fewer"}]," ",["rows"]," with each ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
  'trend.measure': ["Stop the ",["up",1,{"true":"rise","other":"fall"}]," of ",["noun"],["grouped",1,{"true":[" for ",["group"]],"other":""}],": ",["step"]," ",["up",1,{"true":"more","other":"less"}]," with each ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
  'level.new': ["Plan with the new level of ",["value"],", and no longer with the ",["base"]," of before."],
  'surge': ["Look through ",["group"]," of that ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],": ",["excess"]," more than usual."],
  'peak': ["Look through ",["group"]," of that ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],": ",["noun"]," stood ",["gap"]," ",["up",1,{"true":"above","other":"below"}]," what is usual."],
  'gap': ["Check whether ",["rows"]," of that time are missing from the data",["usual",1,{"none":"","other":[": usually there are ",["usual"]]}],"."],
  'outliers': [["n",2,{"one":"Look at this one by itself: it is an error to correct or a case to learn from.","other":["Look at these ",0," ",["rows"]," one by one: they are errors to correct or cases to learn from."]}]],
  'leader': ["Begin with ",["who"],": what helps there helps ",["share"]," of all ",["rows"],"."],
  'leader.inside': ["When working on ",["group"],", begin with ",["noun"]," ",["label"],": ",["share"]," of them."],
  'driver': ["Begin with ",["who"],": ",["share"]," of the change lies there."],
  'driver.mean': ["Begin with ",["who"],": ",["share"]," of the change in ",["noun"]," lies there."],
  'season': ["Plan for these times: ",["share"]," of ",["rows"]," come then, where an even spread would give ",["fair"],"."],
  'repeated': ["Check these ",["count"]," for double entry or abuse."],
  'term': ["Read the ",["count"]," that name “",["word"],"” together: they may have one cause."],
  'load': ["Share out what ",["who"]," carry: ",["value"]," ",["rows"]," for each ",["entity"],", ",["base"]," overall."],
} satisfies Record<keyof typeof english, Message>;
