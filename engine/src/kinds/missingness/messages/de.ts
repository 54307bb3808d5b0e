// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'missing': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," missing in ",["value"]," of ",["who"],", against ",["baseline"]," of the others",["most",1,{"true":": figures of it leave most of these out","other":""}],"."],
} satisfies Record<keyof typeof english, Message>;
