// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'differs': [["second"]," ",["many",1,{"true":"betragen","other":"beträgt"}]," im Mittel ",["own"],", ",["distance"]," ",["more",1,{"true":"mehr","other":"weniger"}]," als ",["first"]," mit ",["other"],"; in ",["share"]," der ",["rows"]," ",["more",1,{"true":"höher","other":"niedriger"}],"."],
} satisfies Record<keyof typeof english, Message>;
