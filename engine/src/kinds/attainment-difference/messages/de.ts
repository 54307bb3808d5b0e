// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'share': ["Für ",["value"]," der ",["who"]," gilt „",["noun"],"“, ",["compared"],["few",1,{"true":[" (nur ",["count"],")"],"other":""}],"."],
} satisfies Record<keyof typeof english, Message>;
