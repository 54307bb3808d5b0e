// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'part': ["Anteil von „",["part"],"“ an „",["whole"],"“"],
  'change': [["noun"]," ",["up",1,{"true":"steigt","other":"fällt"}],["many",1,{"other":""}],": zuvor ",["from"]," (",["first"],"), danach ",["to"]," (",["last"],"). ",["rate"]," entstehen innerhalb der Werte von „",["dimension"],"“, ",["mix"],", weil sich „",["weight"],"“ zwischen ihnen verschoben hat. Nach „",["dimension"],"“",["points",1,{"true":", in Prozentpunkten","other":""}],": ",["parts"],"."],
} satisfies Record<keyof typeof english, Message>;
