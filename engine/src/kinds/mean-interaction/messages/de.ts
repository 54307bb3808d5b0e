// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'inside': ["Among ",["group"],", those with ",["split"]," ",["label"]," average ",["value"]," in ",["noun"],", ",["compared"],"; ",["elsewhere"],"."],
  'elsewhere.same': ["elsewhere both have ",["there"]],
  'elsewhere.differs': ["elsewhere ",["how",1,{"hardly":"there is hardly such a difference","turned":"it is the other way round","smaller":"the difference is smaller","other":""}]," (",["there"]," against ",["rest"],")"],
} satisfies Record<keyof typeof english, Message>;
