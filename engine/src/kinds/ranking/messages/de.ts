// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'together': [["names"]," haben den höchsten Wert bei „",["noun"],"“: ",["value"],"."],
  'together-last': [["names"]," haben den höchsten Wert bei „",["noun"],"“: ",["value"],"; den niedrigsten hat ",["last"]," (",["low"],")."],
  'first': [["first"]," hat den höchsten Wert bei „",["noun"],"“: ",["value"],", vor ",["second"]," (",["next"],")."],
  'first-far': [["first"]," hat mit Abstand den höchsten Wert bei „",["noun"],"“: ",["value"],", vor ",["second"]," (",["next"],")."],
  'first-last': [["first"]," hat den höchsten Wert bei „",["noun"],"“: ",["value"],", vor ",["second"]," (",["next"],"); den niedrigsten hat ",["last"]," (",["low"],")."],
  'first-last-far': [["first"]," hat mit Abstand den höchsten Wert bei „",["noun"],"“: ",["value"],", vor ",["second"]," (",["next"],"); den niedrigsten hat ",["last"]," (",["low"],")."],
  'title': ["Höchstwerte: ",["noun"]],
} satisfies Record<keyof typeof english, Message>;
