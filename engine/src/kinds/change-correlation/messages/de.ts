// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'changes': ["Von ",["step",1,{"hour":"Stunde zu Stunde","day":"Tag zu Tag","week":"Woche zu Woche","month":"Monat zu Monat","quarter":"Quartal zu Quartal","year":"Jahr zu Jahr","reading":"Messung zu Messung","other":""}]," ",["together",1,{"true":"steigen und fallen","other":"bewegen sich"}]," „",["x"],"“ und „",["y"],"“ ",["strength",1,{"step":"sehr verlässlich","closely":"verlässlich","clearly":"deutlich","loosely":"lose","slightly":"leicht","other":""}]," ",["together",1,{"true":"gemeinsam","other":"gegenläufig"}],"."],
  'rho': ["Spearmans ρ ",["rho"]],
  'r': ["Pearsons r ",["r"]],
  'counted': [["n",2,{"one":[0," Änderung"],"other":[["number"]," Änderungen"]}]],
  'trends': "langfristige Trends sind herausgerechnet",
} satisfies Record<keyof typeof english, Message>;
