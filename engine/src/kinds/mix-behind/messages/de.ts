// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'others.mix': ["den anderen bei gleicher Verteilung von „",["by"],"“"],
  'others.size': ["den anderen im Verhältnis zu „",["size"],"“"],
  'plain': ["So, wie sie sind, kommen die anderen auf ",["base"],"."],
  'pair': ["Innerhalb einer Gruppe von „",["by"],"“ ",["turned",1,{"true":"ist es umgekehrt","other":"bleibt davon kaum etwas"}],"."],
  'without': ["Andere ",["rows"]," gibt es kaum."],
  'size': ["Im Verhältnis zu „",["size"],"“ kommen die anderen auf ",["alike"],"."],
} satisfies Record<keyof typeof english, Message>;
