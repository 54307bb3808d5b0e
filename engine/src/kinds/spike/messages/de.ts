// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'peak': [["who"]," erreichen ",["when"]," einen Höchststand: ",["value"],", ",["compared"],"."],
  'surge': [["who"]," häufen sich ",["when"],": ",["value"],", ",["compared"],"."],
  'run': ["Die Häufung dauert ",["periods"]," ",["grain",1,{"hour":"Stunden","day":"Tage","week":"Wochen","month":"Monate","quarter":"Quartale","other":"Jahre"}],", ",["span"],", mit insgesamt ",["total"],"."],
} satisfies Record<keyof typeof english, Message>;
