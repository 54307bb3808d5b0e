// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'sum': [["who"]," accounts for ",["share"]," of all ",["noun"]," (",["part"]," of ",["total"],") with ",["few",1,{"true":["only ",["ofRows"]],"other":[["ofRows"]]}]," of the ",["rows"],": ",["level"]," each on average, against ",["overall"]," overall."],
  'who': [["noun"]," ",["label"]],
} satisfies Record<keyof typeof english, Message>;
