// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'apart': [["what"]," beträgt ",["value"]," bei ",["who"],", bei ",["cell",1,{"true":["den übrigen ",["rest"]],"other":"den anderen"}]," ",["others"],": ",["percent"]," ",["more",1,{"true":["mehr, das macht bei ",["above"]," insgesamt ",["extra"]," aus"],"other":["weniger, das spart bei ",["above"]," insgesamt ",["extra"]]}],"."],
} satisfies Record<keyof typeof english, Message>;
