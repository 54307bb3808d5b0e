// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'ratio': [["part"]," beträgt",["many",1,{"other":""}]," für ",["who"]," ",["value"]," von „",["whole"],"“, insgesamt ",["baseline"],"."],
  'interval': [["interval"],", durch wiederholtes Ziehen"],
} satisfies Record<keyof typeof english, Message>;
