// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'cycle': [["noun"]," ",["many",1,{"true":"follow","other":"follows"}]," the ",["cycle",1,{"hour":"time of day","weekday":"day of the week","other":"season"}],": highest ",["cycle",1,{"hour":"at","weekday":"on","other":"in"}]," ",["best"]," with an average of ",["value"],", ",["compared"],"; lowest ",["cycle",1,{"hour":"at","weekday":"on","other":"in"}]," ",["worst"]," with ",["lowest"],"."],
} satisfies Record<keyof typeof english, Message>;
