// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'each': ["Each of the ",["all"]," values of ",["child"]," belongs to a single ",["parent"],": the two are levels of one thing."],
  'most': [["value"]," of ",["all"]," values of ",["child"]," belong to a single ",["parent"],": the two are levels of one thing."],
} satisfies Record<keyof typeof english, Message>;
