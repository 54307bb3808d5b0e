// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'own': [["noun"]," ",["many",1,{"true":[["up",1,{"true":"rise","other":"fall"}]],"other":[["up",1,{"true":"rises","other":"falls"}]]}]," over time for ",["who"],", from an average of ",["early"]," ",["first"]," to ",["late"]," ",["last"],"."],
  'evidence': ["correlation with time ",["value"],"; ",["baseline"]," for the rest"],
} satisfies Record<keyof typeof english, Message>;
