// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'changes': { step: 'choice'; x: 'text'; y: 'text'; together: 'choice'; strength: 'choice' };
    'rho': { rho: 'text' };
    'r': { r: 'text' };
    'counted': { n: 'number'; number: 'text' };
  };
  tags: object;
}

export default {
  'changes': ["From one ",["step",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","year":"year","reading":"reading","other":""}]," to the next, ",["x"]," and ",["y"]," ",["together",1,{"true":"rise and fall together","other":"move in opposite directions,"}]," ",["strength",1,{"step":"very closely","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}],"."],
  'rho': ["Spearman’s ρ ",["rho"]],
  'r': ["Pearson’s r ",["r"]],
  'counted': [["n",2,{"one":[0," change"],"other":[["number"]," changes"]}]],
  'trends': "their long-term trends are left out",
} satisfies Record<string, Message>;
