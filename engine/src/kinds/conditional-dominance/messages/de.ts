// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'leader': ["Among ",["whose"],", ",["noun"]," ",["label"]," prevails: ",["value"]," of ",["n"]," (",["share"],"), against ",["elsewhere"]," elsewhere."],
} satisfies Record<keyof typeof english, Message>;
