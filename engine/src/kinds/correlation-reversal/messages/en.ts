// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'turns': { y: 'text'; many: 'choice'; up: 'choice'; x: 'text'; manyX: 'choice'; by: 'text' };
    'overall': { rho: 'text' };
    'stratum': { rho: 'text'; label: 'text' };
  };
  tags: object;
}

export default {
  'turns': ["Overall, ",["y"]," ",["many",1,{"true":"are","other":"is"}]," ",["up",1,{"true":"higher","other":"lower"}]," where ",["x"]," ",["manyX",1,{"true":"are","other":"is"}]," higher; within each ",["by"]," it is the other way round."],
  'overall': ["Spearman’s ρ ",["rho"]," overall"],
  'stratum': [["rho"]," for ",["label"]],
} satisfies Record<string, Message>;
