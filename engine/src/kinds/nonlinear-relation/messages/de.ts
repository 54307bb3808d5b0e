// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'curve': [["form",1,{"takes":[["who"]," take ",["value"]," to ",["verb"]," on average, ",["compared"]],"share":["in ",["value"]," of ",["who"],", ",["noun"],": ",["compared"]],"level":[["noun"]," ",["many",1,{"true":"average","other":"averages"}]," ",["value"]," for ",["who"],", ",["compared"]],"other":""}],"; ",["beside"],"."],
  'rows': [["rows"]," with ",["noun"]," ",["stretch"]],
  'stretch': ["from ",["low"]," to ",["high"]],
  'beside.higher': ["where ",["x"]," ",["many",1,{"true":"are","other":"is"}]," higher the average is ",["above"]],
  'beside.lower': ["where ",["x"]," ",["many",1,{"true":"are","other":"is"}]," lower the average is ",["below"]],
  'beside.both': ["where ",["x"]," ",["many",1,{"true":"are","other":"is"}]," lower the average is ",["below"],", where ",["many",1,{"true":"they are","other":"it is"}]," higher ",["above"]],
} satisfies Record<keyof typeof english, Message>;
