// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'dip': [["when"]," gibt es ",["none",1,{"true":[["value"]],"other":["nur ",["value"]]}]," ",["rows"],", üblich sind ",["usual"],": Vielleicht fehlt etwas."],
} satisfies Record<keyof typeof english, Message>;
