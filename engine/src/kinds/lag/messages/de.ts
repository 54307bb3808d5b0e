// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'lag': [["later"]," ",["manyLater",1,{"true":"follow","other":"follows"}]," ",["first"]," ",["steps",2,{"one":[0," ",["step",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","year":"year","other":"reading"}]],"other":[0," ",["step",1,{"hour":"hours","day":"days","week":"weeks","month":"months","quarter":"quarters","year":"years","other":"readings"}]]}]," later: where ",["first"]," ",["manyFirst",1,{"true":"move","other":"moves"}]," up, ",["manyLater",1,{"true":"they","other":"it"}]," then ",["positive",1,{"true":[["manyLater",1,{"true":"rise","other":"rises"}]],"other":[["manyLater",1,{"true":"fall","other":"falls"}]]}],"."],
  'counted': [["n",2,{"one":[["number"]," pair"],"other":[["number"]," pairs"]}]],
  'r': ["r ",["r"]," of what each brings beyond its own course"],
} satisfies Record<keyof typeof english, Message>;
