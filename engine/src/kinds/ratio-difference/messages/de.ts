// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'ratio': [["part"]," ",["many",1,{"true":"are","other":"is"}]," ",["value"]," of ",["whole"]," for ",["who"],", against ",["baseline"]," overall."],
  'interval': [["interval"],", by resampling"],
} satisfies Record<keyof typeof english, Message>;
