// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'sum': ["The first ",["part"]," of the ",["holders"]," (",["first"]," of ",["n"],") account for ",["value"]," of all ",["noun"],": ",["sum"]," of ",["total"],"."],
  'rows': ["The first ",["part"]," of the ",["holders"]," (",["first"]," of ",["n"],") account for ",["value"]," of the ",["rows"],"."],
  'values': ["values of ",["noun"]],
  'title': [["noun"]," by tenths of the ",["holders"]],
  'axis': ["tenth of the ",["holders"],", the largest first"],
  'share': ["share of ",["noun"]],
} satisfies Record<keyof typeof english, Message>;
