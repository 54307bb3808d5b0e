// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'step': [["about",1,{"true":"Etwa ab dem","other":"Ab"}]," ",["when"],["inside",1,{"true":[" bei ",["within"]],"other":""}],": ",["what"]," (",["cases"]," von ",["n"],"), vorher ",["before"],["alone",1,{"true":"","other":["; bei den übrigen ",["others"],", vorher ",["others_before"]]}],"."],
} satisfies Record<keyof typeof english, Message>;
