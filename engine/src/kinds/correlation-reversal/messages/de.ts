// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'turns': ["Insgesamt ist ",["y"]," ",["up",1,{"true":"höher","other":"niedriger"}],", wo „",["x"],"“ höher ist",["many",1,{"other":""}],["manyX",1,{"other":""}],"; innerhalb jedes Werts von „",["by"],"“ ist es umgekehrt."],
  'overall': ["Spearmans ρ ",["rho"]," insgesamt"],
  'stratum': [["rho"]," für ",["label"]],
} satisfies Record<keyof typeof english, Message>;
