// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'changes': ["From one ",["step",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","year":"year","reading":"reading","other":""}]," to the next, ",["x"]," and ",["y"]," ",["together",1,{"true":"rise and fall together","other":"move in opposite directions,"}]," ",["strength",1,{"step":"almost in step","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}],"."],
  'rho': ["Spearman’s ρ ",["rho"]],
  'r': ["Pearson’s r ",["r"]],
  'counted': [["n",2,{"one":[0," change"],"other":[["number"]," changes"]}]],
  'trends': "their long-term trends are left out",
} satisfies Record<keyof typeof english, Message>;
