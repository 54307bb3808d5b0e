// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'pair': { grouped: 'choice'; who: 'text'; y: 'text'; together: 'choice'; many: 'choice'; strength: 'choice'; x: 'text'; several: 'choice'; quarters: 'choice'; bottom: 'text'; rows: 'text'; top: 'text' };
    'rho': { rho: 'text'; sampled: 'choice' };
    'r': { r: 'text' };
  };
  tags: object;
}

export default {
  'pair': [["grouped",1,{"true":["Among ",["who"],", ",["y"]],"other":[["y"]]}]," ",["together",1,{"true":[["many",1,{"true":[["strength",1,{"step":"very reliably rise","closely":"reliably rise","clearly":"clearly rise","loosely":"tend to rise","slightly":"tend slightly to rise","other":"rise"}]],"other":[["strength",1,{"step":"very reliably rises","closely":"reliably rises","clearly":"clearly rises","loosely":"tends to rise","slightly":"tends slightly to rise","other":"rises"}]]}]," with ",["x"]],"other":[["many",1,{"true":[["strength",1,{"step":"very reliably fall","closely":"reliably fall","clearly":"clearly fall","loosely":"tend to fall","slightly":"tend slightly to fall","other":"fall"}]],"other":[["strength",1,{"step":"very reliably falls","closely":"reliably falls","clearly":"clearly falls","loosely":"tends to fall","slightly":"tends slightly to fall","other":"falls"}]]}]," as ",["x"]," ",["several",1,{"true":"rise","other":"rises"}]]}],["quarters",1,{"true":[": ",["many",1,{"true":"they average","other":"it averages"}]," ",["bottom"]," in the quarter of ",["rows"]," with the lowest ",["x"],", ",["top"]," in that with the highest"],"other":""}],"."],
  'rho': ["Spearman’s ρ ",["rho"],["sampled",1,{"true":" over a fixed sample","other":""}]],
  'r': ["Pearson’s r ",["r"]],
} satisfies Record<string, Message>;
