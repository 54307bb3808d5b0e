// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'turns': ["Overall, ",["y"]," ",["many",1,{"true":"are","other":"is"}]," ",["up",1,{"true":"higher","other":"lower"}]," where ",["x"]," ",["manyX",1,{"true":"are","other":"is"}]," higher; within each ",["by"]," it is the other way round."],
  'overall': ["Spearman’s ρ ",["rho"]," overall"],
  'stratum': [["rho"]," for ",["label"]],
} satisfies Record<keyof typeof english, Message>;
