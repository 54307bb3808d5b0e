// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'pair': [["grouped",1,{"true":["Among ",["who"],", ",["y"]],"other":[["y"]]}]," ",["together",1,{"true":[["many",1,{"true":[["strength",1,{"step":"rise almost in step","closely":"reliably rise","clearly":"clearly rise","loosely":"tend to rise","slightly":"tend slightly to rise","other":"rise"}]],"other":[["strength",1,{"step":"rises almost in step","closely":"reliably rises","clearly":"clearly rises","loosely":"tends to rise","slightly":"tends slightly to rise","other":"rises"}]]}]," with ",["x"]],"other":[["many",1,{"true":[["strength",1,{"step":"fall almost in step","closely":"reliably fall","clearly":"clearly fall","loosely":"tend to fall","slightly":"tend slightly to fall","other":"fall"}]],"other":[["strength",1,{"step":"falls almost in step","closely":"reliably falls","clearly":"clearly falls","loosely":"tends to fall","slightly":"tends slightly to fall","other":"falls"}]]}]," as ",["x"]," ",["several",1,{"true":"rise","other":"rises"}]]}],["quarters",1,{"true":[": ",["many",1,{"true":"they average","other":"it averages"}]," ",["bottom"]," in the quarter of ",["rows"]," with the lowest ",["x"],", ",["top"]," in that with the highest"],"other":""}],"."],
  'rho': ["Spearman’s ρ ",["rho"],["sampled",1,{"true":" over a fixed sample","other":""}]],
  'r': ["Pearson’s r ",["r"]],
} satisfies Record<keyof typeof english, Message>;
