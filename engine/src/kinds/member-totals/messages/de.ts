// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'member': [["noun"]," ",["label"]],
  'title': [["noun"]," nach ",["dimension"]],
  'order': [["first"]," ",["brings",1,{"true":"bringt","other":"hat"}]," am meisten „",["noun"],"“: ",["value"]," von ",["total"]," (",["share"],"), vor ",["second"]," (",["next"],"); am wenigsten ",["brings",1,{"true":"bringt","other":"hat"}]," ",["last"]," (",["low"],")."],
  'first': [["first"]," ",["brings",1,{"true":"bringt","other":"hat"}]," am meisten „",["noun"],"“: ",["value"]," von ",["total"]," (",["share"],"), vor ",["second"]," (",["next"],")."],
  'even': [["noun"]," verteilt sich",["many",1,{"other":""}]," fast gleichmäßig auf die ",["count",2,{"other":[0," Werte"]}]," von „",["dimension"],"“: ",["low"]," (",["last"],") bis ",["value"]," (",["first"],")."],
} satisfies Record<keyof typeof english, Message>;
