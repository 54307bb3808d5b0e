// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'attainment': [["actual"]," erreicht ",["target"]],
  'ratio': ["Verhältnis von ",["actual"]," zu ",["target"]],
  'difference': ["Differenz von ",["actual"]," und ",["target"]],
  'change': ["Veränderung von ",["before"]," zu ",["after"]],
  'rate': ["Anteil der Zeilen mit ",["column"]," = ",["value"]],
  'lasting': [["what"]," (Dauer)"],
} satisfies Record<keyof typeof english, Message>;
