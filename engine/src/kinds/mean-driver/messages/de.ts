// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'mix': ["From ",["before"]," to ",["last"]," ",["subject"]," ",["up",1,{"true":"rises","other":"falls"}]," from ",["was"]," to ",["is"],"; ",["who"]," account for ",["all",1,{"true":"all","other":[["part"]]}]," of that: their share of all ",["rows"]," goes from ",["from"]," to ",["to"],"."],
  'own': ["From ",["before"]," to ",["last"]," ",["subject"]," ",["up",1,{"true":"rises","other":"falls"}]," from ",["was"]," to ",["is"],"; ",["who"]," account for ",["all",1,{"true":"all","other":[["part"]]}]," of that: their own ",["share",1,{"true":"share","other":"mean"}]," goes from ",["from"]," to ",["to"],"."],
} satisfies Record<keyof typeof english, Message>;
