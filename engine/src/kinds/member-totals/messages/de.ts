// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'title': [["noun"]," by ",["dimension"]],
  'order': [["first"]," brings the most ",["noun"],": ",["value"]," of ",["total"]," (",["share"],"), ahead of ",["second"]," (",["next"],"); ",["last"]," brings the least (",["low"],")."],
  'first': [["first"]," brings the most ",["noun"],": ",["value"]," of ",["total"]," (",["share"],"), ahead of ",["second"]," (",["next"],")."],
  'even': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," nearly even over the ",["count",2,{"other":[0," values"]}]," of ",["dimension"],": from ",["low"]," (",["last"],") to ",["value"]," (",["first"],")."],
} satisfies Record<keyof typeof english, Message>;
