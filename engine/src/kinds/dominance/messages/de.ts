// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'lead': [["noun"]," lautet",["many",1,{"other":""}]," in ",["share"]," der ",["rows"],["partly",1,{"true":", die eine Angabe haben,","other":""}]," ",["first"]," (",["value"]," von ",["count"],"), vor ",["alike",2,{"=0":[["second"]," (",["next"],")"],"one":[["second"]," und ",0," weiteren (je ",["next"],")"],"other":[["second"]," und ",0," weiteren (je ",["next"],")"]}],", ",["members",2,{"=2":"dem anderen von zwei Werten","other":["dem nächsten von ",0," Werten"]}],"."],
  'far': [["noun"]," lautet",["many",1,{"other":""}]," in ",["share"]," der ",["rows"],["partly",1,{"true":", die eine Angabe haben,","other":""}]," ",["first"]," (",["value"]," von ",["count"],"), ",["times"],"-mal so oft wie ",["alike",2,{"=0":[["second"]," (",["next"],")"],"one":[["second"]," und ",0," weiterer (je ",["next"],")"],"other":[["second"]," und ",0," weitere (je ",["next"],")"]}],", ",["members",2,{"=2":"der andere von zwei Werten","other":["der nächste von ",0," Werten"]}],"."],
} satisfies Record<keyof typeof english, Message>;
