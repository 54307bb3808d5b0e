// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'dip': [["when"]," there are ",["none",1,{"true":[["value"]],"other":["only ",["value"]]}]," ",["rows"],", against the usual ",["usual"],": something may be missing."],
} satisfies Record<keyof typeof english, Message>;
