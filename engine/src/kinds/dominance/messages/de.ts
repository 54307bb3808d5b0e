// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'lead': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["first"]," for ",["share"]," of ",["rows"]," (",["value"]," of ",["count"],"), ahead of ",["second"]," (",["next"],"), ",["members",2,{"=2":"the other of two values","other":["the next of ",0," values"]}],"."],
  'far': [["noun"]," ",["many",1,{"true":"are","other":"is"}]," ",["first"]," for ",["share"]," of ",["rows"]," (",["value"]," of ",["count"],"), ",["times"]," times as often as ",["second"]," (",["next"],"), ",["members",2,{"=2":"the other of two values","other":["the next of ",0," values"]}],"."],
} satisfies Record<keyof typeof english, Message>;
