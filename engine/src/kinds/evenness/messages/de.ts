// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'even': ["Each of the ",["members"]," values of ",["noun"]," has ",["least"]," ",["rows"],"."],
  'between': ["Each of the ",["members"]," values of ",["noun"]," has between ",["least"]," and ",["most"]," ",["rows"],"."],
} satisfies Record<keyof typeof english, Message>;
