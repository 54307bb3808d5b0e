// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'missing': [["noun"]," fehlt",["many",1,{"other":""}]," in ",["value"]," der ",["who"],", bei den übrigen in ",["baseline"],["most",1,{"true":": Zahlen dazu lassen die meisten von ihnen aus","other":""}],"."],
  'chart.share': ["Anteil der ",["rows"]," ohne „",["noun"],"“"],
} satisfies Record<keyof typeof english, Message>;
