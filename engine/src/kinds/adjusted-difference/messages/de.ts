// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'share': [["noun"]," ist bei ",["value"]," der ",["who"]," ",["event"],", ",["compared"],"; bei gleicher Zusammensetzung nach „",["by"],"“ ",["turned",1,{"true":["ist es umgekehrt: ",["own"]," gegenüber ",["other"]],"other":["wären es ",["own"]," gegenüber ",["other"]]}],"."],
  'level': [["noun"]," ",["many",1,{"true":"betragen","other":"beträgt"}]," im Mittel ",["value"]," für ",["who"],", ",["compared"],"; bei gleicher Zusammensetzung nach „",["by"],"“ ",["turned",1,{"true":["ist es umgekehrt: ",["own"]," gegenüber ",["other"]],"other":["wären es ",["own"]," gegenüber ",["other"]]}],"."],
  'year': "Jahr",
} satisfies Record<keyof typeof english, Message>;
