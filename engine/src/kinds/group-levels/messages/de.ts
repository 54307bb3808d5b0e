// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'levels': [["form",1,{"of":[["noun"],": ",["levels"]],"share":["Anteil mit ",["noun"],": ",["levels"]],"other":[["noun"]," ",["many",1,{"true":"betragen","other":"beträgt"}]," im Mittel ",["levels"]]}],["alike",1,{"true":["; bei gleicher Zusammensetzung nach „",["by"],"“ wären es ",["own"]," gegenüber ",["other"]],"other":""}],"."],
  'level': [["value"]," bei ",["label"]],
} satisfies Record<keyof typeof english, Message>;
