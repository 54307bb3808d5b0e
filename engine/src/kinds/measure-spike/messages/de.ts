// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'peak': [["noun"],["grouped",1,{"true":[" bei ",["whose"]],"other":""}]," ",["up",1,{"true":"erreicht eine Spitze","other":"bricht ein"}],["many",1,{"other":""}]," ",["when"],": ",["mean",1,{"true":"im Schnitt ","other":""}],["value"],", ",["compared"],"."],
  'aside': [["noun"],["grouped",1,{"true":[" bei ",["whose"]],"other":""}]," fällt",["many",1,{"other":""}]," ",["when"]," auf: ",["mean",1,{"true":"im Schnitt ","other":""}],["value"],", ",["compared"],"."],
  'run': ["Das gehört zu einem längeren ",["up",1,{"true":"Hoch","other":"Tief"}],": ",["span"],"."],
} satisfies Record<keyof typeof english, Message>;
