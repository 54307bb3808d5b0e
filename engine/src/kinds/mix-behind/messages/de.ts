// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'alike': ["Bei gleicher Verteilung von „",["by"],"“ kommen die anderen auf ",["alike"],"."],
  'pair': ["Innerhalb einer Gruppe von „",["by"],"“ ",["turned",1,{"true":"ist es umgekehrt","other":"bleibt davon kaum etwas"}],"."],
  'without': ["Andere ",["rows"]," gibt es kaum."],
  'size': ["Im Verhältnis zu „",["size"],"“ kommen die anderen auf ",["alike"],"."],
} satisfies Record<keyof typeof english, Message>;
