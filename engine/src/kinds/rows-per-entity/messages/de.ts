// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'rows': [["who"]," sind ",["ofRows"]," aller ",["rows"],", bei ",["ofEntities"]," aller Werte von „",["entity"],"“: ",["value"]," ",["rows"]," je Wert, ",["compared"]," (",["entities"]," verschiedene)."],
} satisfies Record<keyof typeof english, Message>;
