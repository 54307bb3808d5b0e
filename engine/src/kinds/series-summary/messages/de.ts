// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'levels': ["Of ",["series"]," series, mean ",["noun"]," is highest for ",["highest"],["several",1,{"true":[" and ",["more"]," more"],"other":""}]," (",["value"],") and lowest for ",["lowest"],["severalLow",1,{"true":[" and ",["moreLow"]," more"],"other":""}]," (",["baseline"],")."],
  'course': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["baseline"]," ",["first"]," and ",["value"]," ",["last"],": lowest ",["lowWhen"]," with ",["low"],", highest ",["highWhen"]," with ",["high"],"."],
} satisfies Record<keyof typeof english, Message>;
