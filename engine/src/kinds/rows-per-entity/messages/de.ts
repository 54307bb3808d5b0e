// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'rows': ["Bei ",["who"]," gibt es ",["value"]," ",["rows"]," je Wert von „",["entity"],"“, ",["compared"]," (",["entities"]," verschiedene)."],
} satisfies Record<keyof typeof english, Message>;
