// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'step': ["Ab ",["when"]," ",["up",1,{"true":"steigt","other":"fällt"}]," ",["what"]," bei ",["who"]," auf ",["value"],", vorher ",["before"]," (",["up",1,{"true":"+","other":"−"}],["percent"],"); bei ",["cell",1,{"true":["den übrigen ",["rest"]],"other":"den anderen"}]," ",["others"],", vorher ",["others_before"],". Seitdem ",["up",1,{"true":["macht das bei ",["above"]," insgesamt ",["extra"]," aus"],"other":["spart das bei ",["above"]," insgesamt ",["extra"]]}],"."],
} satisfies Record<keyof typeof english, Message>;
