// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'rows': ["There are ",["value"]," ",["rows"]," for each ",["entity"]," among ",["who"],", ",["compared"]," (",["entities"]," different values of ",["entity"],")."],
} satisfies Record<keyof typeof english, Message>;
