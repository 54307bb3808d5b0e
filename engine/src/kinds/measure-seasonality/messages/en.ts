// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'cycle': { noun: 'text'; many: 'choice'; cycle: 'choice'; part: 'text'; value: 'text'; compared: 'text'; worst: 'text'; lowest: 'text' };
    'one-end': { noun: 'text'; many: 'choice'; cycle: 'choice'; high: 'choice'; part: 'text'; value: 'text'; compared: 'text' };
  };
  tags: object;
}

export default {
  'cycle': [["noun"]," ",["many",1,{"true":"follow","other":"follows"}]," the ",["cycle",1,{"hour":"time of day","weekday":"day of the week","other":"season"}],": highest ",["cycle",1,{"hour":"at","weekday":"on","other":"in"}]," ",["part"]," with an average of ",["value"],", ",["compared"],"; lowest ",["cycle",1,{"hour":"at","weekday":"on","other":"in"}]," ",["worst"]," with ",["lowest"],"."],
  'one-end': [["noun"]," ",["many",1,{"true":"follow","other":"follows"}]," the ",["cycle",1,{"hour":"time of day","weekday":"day of the week","other":"season"}],": ",["high",1,{"true":"highest","other":"lowest"}]," ",["cycle",1,{"hour":"at","weekday":"on","other":"in"}]," ",["part"]," with an average of ",["value"],", ",["compared"],"."],
} satisfies Record<string, Message>;
