// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'told.apart': ["You said that ",["columns"]," of ",["table"]," refers to ",["keys"]," of ",["other"],", but such columns are not there or hold different kinds of values; this was not followed."],
  'told.several': ["You said that ",["columns"]," of ",["table"]," refers to ",["keys"]," of ",["other"],", but several rows of ",["other"]," have the same ",["keys"],", so that none of them is meant; nothing was taken over by it."],
} satisfies Record<keyof typeof english, Message>;
