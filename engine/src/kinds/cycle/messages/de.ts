// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'cycle': [["noun"]," steigt",["many",1,{"other":""}]," und fällt in einem Takt von etwa ",["period"]," ",["step",1,{"hour":"Stunden","day":"Tagen","week":"Wochen","month":"Monaten","quarter":"Quartalen","year":"Jahren","other":"Messungen"}]," (",["from"]," bis ",["to"],"), zu sehen ",["turns"],"-mal."],
  'counted': [["n",2,{"one":[["number"]," Paar"],"other":[["number"]," Paare"]}]," von Messungen"],
  'r': ["r ",["r"]," im Abstand eines Takts, ",["half"]," im halben Abstand"],
} satisfies Record<keyof typeof english, Message>;
