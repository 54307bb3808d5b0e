// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'word': [["rows"]," mit „",["word"],"“ in „",["noun"],"“"],
  'only': [["who"]," gibt es nur ",["when"],": ",["value"],", ",["grain",1,{"hour":"in einer üblichen Stunde","day":"an einem üblichen Tag","week":"in einer üblichen Woche","month":"in einem üblichen Monat","quarter":"in einem üblichen Quartal","other":"in einem üblichen Jahr"}]," keine."],
  'new': [["who"]," tauchen ",["when"]," aus dem Nichts auf: ",["value"]," von ",["n"],", ",["grain",1,{"hour":"in einer üblichen Stunde","day":"an einem üblichen Tag","week":"in einer üblichen Woche","month":"in einem üblichen Monat","quarter":"in einem üblichen Quartal","other":"in einem üblichen Jahr"}]," keine."],
} satisfies Record<keyof typeof english, Message>;
