// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'changes': { step: 'choice'; x: 'text'; y: 'text'; together: 'choice'; strength: 'choice'; rho: 'text'; r: 'text'; n: 'text' };
  };
  tags: object;
}

export default {
  'changes': ["From one ",["step",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","year":"year","reading":"reading","other":""}]," to the next, ",["x"]," and ",["y"]," ",["together",1,{"true":"rise and fall together","other":"move in opposite directions,"}]," ",["strength",1,{"step":"almost in step","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}]," (Spearman's ρ of the changes ",["rho"],", Pearson's r ",["r"],", ",["n"]," changes; their long-term trends are left out)."],
} satisfies Record<string, Message>;
