// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'sum': ["Auf die ersten ",["part"]," der ",["holders"]," (",["first"]," von ",["n"],") entfallen ",["value"]," der Summe von „",["noun"],"“: ",["sum"]," von ",["total"],"."],
  'rows': ["Auf die ersten ",["part"]," der ",["holders"]," (",["first"]," von ",["n"],") entfallen ",["value"]," der ",["rows"],"."],
  'values': ["Werte von „",["noun"],"“"],
  'title': [["noun"]," nach Zehnteln der ",["holders"]],
  'axis': ["Zehntel der ",["holders"],", die größten zuerst"],
  'share': ["Anteil an ",["noun"]],
} satisfies Record<keyof typeof english, Message>;
