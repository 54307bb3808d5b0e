// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'curve': [["form",1,{"takes":[["who"]," brauchen im Schnitt ",["value"]," bis „",["verb"],"“, ",["compared"]],"share":["für ",["value"]," der ",["who"]," gilt „",["noun"],"“, ",["compared"]],"level":[["noun"]," beträgt",["many",1,{"other":""}]," im Schnitt ",["value"]," für ",["who"],", ",["compared"]],"other":""}],"; ",["beside"],"."],
  'rows': [["rows"]," mit „",["noun"],"“ ",["stretch"]],
  'stretch': [["low"]," bis ",["high"]],
  'beside.higher': ["wo „",["x"],"“ höher ist",["many",1,{"other":""}],", sind es im Schnitt ",["above"]],
  'beside.lower': ["wo „",["x"],"“ niedriger ist",["many",1,{"other":""}],", sind es im Schnitt ",["below"]],
  'beside.both': ["wo „",["x"],"“ niedriger ist",["many",1,{"other":""}],", sind es im Schnitt ",["below"],", wo höher, ",["above"]],
} satisfies Record<keyof typeof english, Message>;
