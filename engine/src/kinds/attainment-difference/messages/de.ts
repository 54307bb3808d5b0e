// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'share': ["In ",["value"]," of ",["who"],", ",["noun"],": ",["compared"],["few",1,{"true":[" (only ",["count"],")"],"other":""}],"."],
} satisfies Record<keyof typeof english, Message>;
