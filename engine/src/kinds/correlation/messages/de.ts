// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'pair': [["grouped",1,{"true":["Bei ",["who"]," "],"other":""}],["together",1,{"true":[["strength",1,{"step":["steigen ",["y"]," und ",["x"]," fast im Gleichschritt"],"closely":["steigt ",["y"]," verlässlich mit ",["x"]],"clearly":["steigt ",["y"]," deutlich mit ",["x"]],"loosely":["steigt ",["y"]," tendenziell mit ",["x"]],"slightly":["steigt ",["y"]," leicht mit ",["x"]],"other":["steigt ",["y"]," mit ",["x"]]}]],"other":[["strength",1,{"step":["fällt ",["y"]," fast im Gleichschritt, wenn ",["x"]," steigt"],"closely":["fällt ",["y"]," verlässlich, wenn ",["x"]," steigt"],"clearly":["fällt ",["y"]," deutlich, wenn ",["x"]," steigt"],"loosely":["fällt ",["y"]," tendenziell, wenn ",["x"]," steigt"],"slightly":["fällt ",["y"]," leicht, wenn ",["x"]," steigt"],"other":["fällt ",["y"],", wenn ",["x"]," steigt"]}]]}],["many",1,{"other":""}],["several",1,{"other":""}],["quarters",1,{"true":[": im Viertel der ",["rows"]," mit den niedrigsten Werten von „",["x"],"“ im Schnitt ",["bottom"],", im Viertel mit den höchsten ",["top"]],"other":""}],"."],
  'rho': ["Spearmans ρ ",["rho"],["sampled",1,{"true":" an einer festen Stichprobe","other":""}]],
  'r': ["Pearsons r ",["r"]],
} satisfies Record<keyof typeof english, Message>;
