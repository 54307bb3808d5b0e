// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'outlying': [["inside",1,{"true":["Bei ",["within"],": ",["what"]],"other":[["what"]]}],", ",["none",1,{"true":"bei den übrigen nie","other":["bei den übrigen sind es ",["others"]]}],["less",1,{"true":[" (ohne ",["left"],")"],"other":""}],": ",["cases"]," von ",["n"],", das sind ",["part"]," aller ",["all"],"."],
  'advice': ["Beginnen Sie mit diesen ",["cases"]," (",["who"],"): beim Anteil der übrigen wären es ",["usual"],"."],
} satisfies Record<keyof typeof english, Message>;
