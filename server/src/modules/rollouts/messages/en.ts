// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'broken': { build: 'text'; failed: 'number'; units: 'number'; how: 'text'; stable: 'text'; stableFailed: 'number'; stableUnits: 'number' };
    'worse': { build: 'text'; share: 'text'; units: 'number'; stable: 'text'; stableShare: 'text'; stableUnits: 'number' };
    'metric': { build: 'text'; metric: 'text'; value: 'text'; stable: 'text'; stableValue: 'text' };
    'doubtful': { verdict: 'text' };
    'file-missing': { reason: 'text'; file: 'text' };
    'kind.load_fail': { n: 'number' };
    'kind.crash': { n: 'number' };
    'kind.frozen': { n: 'number' };
    'kind.never-shown': { n: 'number' };
    'kind.empty': { n: 'number' };
    'kind.landmarks': { n: 'number' };
  };
  tags: object;
}

export default {
  'broken': [["build"]," failed ",["failed",2,{"other":0}]," of ",["units",2,{"one":[0," visitor"],"other":[0," visitors"]}]," (",["how"],"), ",["stable"]," ",["stableFailed",2,{"other":0}]," of ",["stableUnits",2,{"other":0}]],
  'worse': [["build"]," failed ",["share"]," of ",["units",2,{"one":[0," visitor"],"other":[0," visitors"]}],", ",["stable"]," ",["stableShare"]," of ",["stableUnits",2,{"other":0}]],
  'metric': [["build"]," is worse in ",["metric"],": ",["value"],", with ",["stable"]," ",["stableValue"]],
  'doubtful': [["verdict"],"; that comes from devices that anybody could make, so it is for a person to decide"],
  'file-missing': [["reason"],". The file ",["file"]," of the build is missing here (404)"],
  'kind.load_fail': [["n",2,{"other":0}]," × its files did not load"],
  'kind.crash': [["n",2,{"other":0}]," × it threw"],
  'kind.frozen': [["n",2,{"other":0}]," × the page froze"],
  'kind.never-shown': [["n",2,{"other":0}]," × it went on loading for ever"],
  'kind.empty': [["n",2,{"other":0}]," × the screen stayed empty"],
  'kind.landmarks': [["n",2,{"other":0}]," × it covered the sidebar or the header"],
  'metric.failed_calls': "visitors with failed calls",
  'metric.errors': "visitors with errors",
  'metric.damage': "visitors with floods, leaks or damaged globals",
  'metric.load': "time to load",
  'metric.shown': "time to be shown",
  'metric.longest_task': "longest blocked time",
  'metric.inp': "answer to a press",
  'metric.layout_shift': "shift of the layout",
  'metric.memory': "memory in use",
  'metric.silent': "visitors whose page never answered",
} satisfies Record<string, Message>;
