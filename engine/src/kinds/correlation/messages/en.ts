// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'pair': { grouped: 'choice'; who: 'text'; x: 'text'; y: 'text'; together: 'choice'; strength: 'choice'; quarters: 'choice'; many: 'choice'; bottom: 'text'; top: 'text' };
    'rho': { rho: 'text'; sampled: 'choice' };
    'r': { r: 'text' };
  };
  tags: object;
}

export default {
  'pair': [["grouped",1,{"true":["Among ",["who"],", ",["x"]],"other":[["x"]]}]," and ",["y"]," ",["together",1,{"true":["rise and fall together ",["strength",1,{"step":"almost in step","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}]],"other":["move in opposite directions, ",["strength",1,{"step":"almost in step","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}]]}],["quarters",1,{"true":[": ",["y"]," ",["many",1,{"true":"average","other":"averages"}]," ",["bottom"]," in the quarter of rows with the lowest ",["x"],", ",["top"]," in that with the highest"],"other":""}],"."],
  'rho': ["Spearman’s ρ ",["rho"],["sampled",1,{"true":" over a fixed sample","other":""}]],
  'r': ["Pearson’s r ",["r"]],
} satisfies Record<string, Message>;
