// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'turns': { noun: 'text'; event: 'text'; first: 'text'; by: 'text'; strata: 'text'; second: 'text'; secondAll: 'text'; firstAll: 'text'; certain: 'choice' };
    'stratum': { label: 'text'; own: 'text'; other: 'text' };
    'chart': { share: 'text'; group: 'text'; by: 'text' };
    'chart.share': { rows: 'text' };
  };
  tags: object;
}

export default {
  'turns': [["noun"]," ",["event"]," is more frequent with ",["first"]," within each ",["by"]," (",["strata"],"), although overall ",["second"]," is ahead (",["secondAll"]," against ",["firstAll"],").",["certain",1,{"true":"","other":[" Within each ",["by"]," chance alone may have made the difference."]}]],
  'stratum': [["label"],": ",["own"]," against ",["other"]],
  'chart': [["share"]," by ",["group"]," within each ",["by"]],
  'chart.share': ["Share of ",["rows"]],
} satisfies Record<string, Message>;
