// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'one': ["One of the ",["who"]," has ",["noun"]," of ",["extreme"],", far ",["high",1,{"true":"above","other":"below"}]," their median of ",["median"],", though not unusual for the table."],
  'several': [["count"]," of the ",["who"]," have ",["noun"]," ",["high",1,{"true":"above","other":"below"}]," ",["at"]," (the ",["high",1,{"true":"highest","other":"lowest"}]," ",["extreme"],"), far ",["high",1,{"true":"above","other":"below"}]," their median of ",["median"],", though not unusual for the table."],
} satisfies Record<keyof typeof english, Message>;
