// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'even': ["Jeder der ",["members"]," Werte von „",["noun"],"“ hat ",["least"]," ",["rows"],"."],
  'between': ["Jeder der ",["members"]," Werte von „",["noun"],"“ hat zwischen ",["least"]," und ",["most"]," ",["rows"],"."],
} satisfies Record<keyof typeof english, Message>;
