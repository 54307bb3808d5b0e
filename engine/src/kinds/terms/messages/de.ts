// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'word': ["Das Wort „",["word"],"“ überwiegt in „",["noun"],"“: Es steht in ",["value"]," von ",["count"]," (",["share"],")",["inside",1,{"none":"","all":[", alle davon sind ",["who"]],"part":[", ",["part"]," davon sind ",["who"]],"other":""}],"."],
  'numbered': ["Von ",["family"]," ",["rows"],", deren „",["noun"],"“ einen von ",["numbered"]," nummerierten Einträgen „",["stem"],"“ nennt, nennen ",["value"]," (",["share"],") „",["word"],"“."],
} satisfies Record<keyof typeof english, Message>;
