// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'broken': { build: 'text'; failed: 'number'; devices: 'number'; stable: 'text'; stableFailed: 'number'; stableDevices: 'number' };
    'worse': { build: 'text'; share: 'text'; devices: 'number'; stable: 'text'; stableShare: 'text'; stableDevices: 'number'; z: 'text' };
    'with-reason': { verdict: 'text'; reason: 'text' };
  };
  tags: object;
}

export default {
  'no-reason': "no reason given",
  'broken': [["build"]," failed on ",["failed",2,{"other":0}]," of ",["devices",2,{"one":[0," device"],"other":[0," devices"]}],", ",["stable"]," on ",["stableFailed",2,{"other":0}]," of ",["stableDevices",2,{"other":0}]],
  'worse': [["build"]," failed on ",["share"]," of ",["devices",2,{"one":[0," device"],"other":[0," devices"]}],", ",["stable"]," on ",["stableShare"]," of ",["stableDevices",2,{"other":0}]," (z = ",["z"],")"],
  'with-reason': [["verdict"],"; most often: ",["reason"]],
} satisfies Record<string, Message>;
