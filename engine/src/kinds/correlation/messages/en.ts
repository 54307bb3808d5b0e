// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'pair': { grouped: 'choice'; who: 'text'; x: 'text'; y: 'text'; together: 'choice'; strength: 'choice'; quarters: 'choice'; many: 'choice'; bottom: 'text'; top: 'text'; rho: 'text'; linear: 'choice'; r: 'text'; sampled: 'choice'; n: 'text'; rows: 'text' };
  };
  tags: object;
}

export default {
  'pair': [["grouped",1,{"true":["Among ",["who"],", ",["x"]],"other":[["x"]]}]," and ",["y"]," ",["together",1,{"true":["rise and fall together ",["strength",1,{"step":"almost in step","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}]],"other":["move in opposite directions, ",["strength",1,{"step":"almost in step","closely":"closely","clearly":"clearly","loosely":"loosely","slightly":"slightly","other":""}]]}],["quarters",1,{"true":[": ",["y"]," ",["many",1,{"true":"average","other":"averages"}]," ",["bottom"]," in the quarter of rows with the lowest ",["x"],", ",["top"]," in that with the highest"],"other":""}]," (Spearman's ρ ",["rho"],["linear",1,{"true":[", Pearson's r ",["r"]],"other":""}],", ",["sampled",1,{"true":["ρ over a fixed sample of ",["n"]],"other":[["n"]]}]," ",["rows"],")."],
} satisfies Record<string, Message>;
