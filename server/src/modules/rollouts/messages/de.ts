// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'broken': [["build"]," ist auf ",["failed",2,{"other":0}]," von ",["devices",2,{"one":[0," Gerät"],"other":[0," Geräten"]}]," ausgefallen, ",["stable"]," auf ",["stableFailed",2,{"other":0}]," von ",["stableDevices",2,{"other":0}]],
  'worse': [["build"]," ist auf ",["share"]," von ",["devices",2,{"one":[0," Gerät"],"other":[0," Geräten"]}]," ausgefallen, ",["stable"]," auf ",["stableShare"]," von ",["stableDevices",2,{"other":0}]," (z = ",["z"],")"],
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
} satisfies Record<keyof typeof english, Message>;
