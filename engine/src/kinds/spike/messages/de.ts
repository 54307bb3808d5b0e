// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'peak': [["who"]," peak ",["when"],": ",["value"],", ",["compared"],"."],
  'surge': [["who"]," surge ",["when"],": ",["value"],", ",["compared"],"."],
  'run': ["The surge lasts ",["periods"]," ",["grain",1,{"hour":"hours","day":"days","week":"weeks","month":"months","quarter":"quarters","other":"years"}],", ",["span"],", with ",["total"]," in all."],
} satisfies Record<keyof typeof english, Message>;
