// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'each': ["Jeder der ",["all"]," Werte von „",["child"],"“ gehört zu einem einzigen Wert von „",["parent"],"“: Die beiden sind Ebenen derselben Sache."],
  'most': [["value"]," von ",["all"]," Werten von „",["child"],"“ gehören zu einem einzigen Wert von „",["parent"],"“: Die beiden sind Ebenen derselben Sache."],
} satisfies Record<keyof typeof english, Message>;
