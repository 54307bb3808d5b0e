// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'slope': ["From ",["period"]," ",["ended",1,{"true":["to ",["until"]],"other":"on"}],", ",["noun"]," ",["now",1,{"up":[["many",1,{"true":"rise","other":"rises"}]," by ",["step"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"down":[["many",1,{"true":"fall","other":"falls"}]," by ",["step"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"other":[["many",1,{"true":"hold","other":"holds"}]," about one level"]}],", ",["was",1,{"up":["after a rise of ",["before"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"down":["after a fall of ",["before"]," ",["grain",1,{"hour":"an hour","day":"a day","week":"a week","month":"a month","quarter":"a quarter","other":"a year"}]],"other":"after about one level"}]," before."],
  'interval': ["95% interval of the date ",["first"]," to ",["last"]],
} satisfies Record<keyof typeof english, Message>;
