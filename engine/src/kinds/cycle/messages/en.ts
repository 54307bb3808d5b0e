// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'cycle': { noun: 'text'; many: 'choice'; period: 'text'; step: 'choice'; from: 'text'; to: 'text'; turns: 'text' };
    'counted': { n: 'number'; number: 'text' };
    'r': { r: 'text'; half: 'text' };
  };
  tags: object;
}

export default {
  'cycle': [["noun"]," ",["many",1,{"true":"go","other":"goes"}]," up and down in a cycle of about ",["period"]," ",["step",1,{"hour":"hours","day":"days","week":"weeks","month":"months","quarter":"quarters","year":"years","other":"readings"}]," (",["from"]," to ",["to"],"), seen ",["turns"]," times over."],
  'counted': [["n",2,{"one":[["number"]," pair"],"other":[["number"]," pairs"]}]," of readings"],
  'r': ["r ",["r"]," a cycle apart, ",["half"]," half a cycle apart"],
} satisfies Record<string, Message>;
