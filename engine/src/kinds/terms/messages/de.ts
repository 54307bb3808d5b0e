// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'word': ["The word “",["word"],"” prevails in ",["noun"],": it stands in ",["value"]," of ",["count"]," (",["share"],")",["inside",1,{"none":"","all":[", all of them ",["who"]],"part":[", ",["part"]," of them ",["who"]],"other":""}],"."],
  'numbered': ["Of ",["family"]," ",["rows"]," whose ",["noun"]," names one of ",["numbered"]," numbered ",["stem"]," entries, ",["value"]," (",["share"],") name “",["word"],"”."],
} satisfies Record<keyof typeof english, Message>;
