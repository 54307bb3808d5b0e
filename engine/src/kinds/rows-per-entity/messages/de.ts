// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'rows': ["Bei ",["group"]," kommen auf jeden Wert von „",["entity"],"“ ",["value"]," ",["rows"],", ",["compared"],": ",["ofRows"]," aller ",["rows"]," und ",["ofEntities"]," aller Werte von „",["entity"],"“ (",["entities"],")."],
} satisfies Record<keyof typeof english, Message>;
