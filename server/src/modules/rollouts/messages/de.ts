// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'no-reason': "kein Grund angegeben",
  'broken': [["build"]," ist auf ",["failed",2,{"other":0}]," von ",["devices",2,{"one":[0," Gerät"],"other":[0," Geräten"]}]," ausgefallen, ",["stable"]," auf ",["stableFailed",2,{"other":0}]," von ",["stableDevices",2,{"other":0}]],
  'worse': [["build"]," ist auf ",["share"]," von ",["devices",2,{"one":[0," Gerät"],"other":[0," Geräten"]}]," ausgefallen, ",["stable"]," auf ",["stableShare"]," von ",["stableDevices",2,{"other":0}]," (z = ",["z"],")"],
  'with-reason': [["verdict"],"; am häufigsten: ",["reason"]],
} satisfies Record<keyof typeof english, Message>;
