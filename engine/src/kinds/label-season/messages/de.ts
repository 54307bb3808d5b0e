// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'season': [["who"]," kommen ",["several",1,{"true":["von ",["from"]," bis ",["to"]],"other":["im ",["from"]]}],", in jedem von ",["years"]," Jahren: ",["value"]," davon (",["cases"]," von ",["n"],"), bei den übrigen ",["others"],"."],
} satisfies Record<keyof typeof english, Message>;
