// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'measure': [["grouped",1,{"true":[["noun"]," of ",["who"]],"other":[["noun"]]}]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}],["how",1,{"plainly":"","slightly":" slightly","whole":" on the whole","other":""}]," over time, from an average of ",["early"]," ",["first"]," to ",["late"]," ",["last"],": about ",["step"]," ",["up",1,{"true":"more","other":"less"}]," with each ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],["seasonal",1,{"true":", the season taken out","other":""}],"."],
  'rows': [["who"]," ",["up",1,{"true":"become more frequent","other":"become rarer"}],["how",1,{"plainly":"","slightly":" slightly","whole":" on the whole","other":""}]," over time, from ",["early"]," ",["first"]," to ",["late"]," ",["last"],": about ",["step"]," ",["up",1,{"true":"more","other":"less"}]," with each ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],["seasonal",1,{"true":", the season taken out","other":""}],"."],
  'evidence': ["correlation ",["single",1,{"true":["of single ",["rows"]," "],"other":""}],"with time ",["r"]],
} satisfies Record<keyof typeof english, Message>;
