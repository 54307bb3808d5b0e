// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'sum': { who: 'text'; share: 'text'; noun: 'text'; part: 'text'; total: 'text'; panel: 'choice'; level: 'text'; few: 'choice'; ofRows: 'text'; rows: 'text'; overall: 'text' };
    'who': { noun: 'text'; label: 'text' };
    'also': { who: 'text'; rows: 'text'; noun: 'text'; label: 'text' };
  };
  tags: object;
}

export default {
  'sum': [["who"]," accounts for ",["share"]," of all ",["noun"]," (",["part"]," of ",["total"],")",["panel",1,{"true":[": ",["level"]],"other":[" with ",["few",1,{"true":["only ",["ofRows"]],"other":[["ofRows"]]}]," of the ",["rows"],": ",["level"]," each"]}]," on average, against ",["overall"]," overall."],
  'who': [["noun"]," ",["label"]],
  'also': [["who"]," (exactly the same ",["rows"]," as ",["noun"]," ",["label"],")"],
} satisfies Record<string, Message>;
