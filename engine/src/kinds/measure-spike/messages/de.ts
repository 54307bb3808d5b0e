// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'peak': [["noun"],["grouped",1,{"true":[" for ",["whose"]],"other":""}]," ",["many",1,{"true":[["up",1,{"true":"peak","other":"drop"}]],"other":[["up",1,{"true":"peaks","other":"drops"}]]}]," ",["when"],": ",["value"],["mean",1,{"true":" on average","other":""}],", ",["compared"],"."],
  'aside': [["noun"],["grouped",1,{"true":[" for ",["whose"]],"other":""}]," ",["many",1,{"true":"stand","other":"stands"}]," out ",["when"],": ",["value"],["mean",1,{"true":" on average","other":""}],", ",["compared"],"."],
} satisfies Record<keyof typeof english, Message>;
