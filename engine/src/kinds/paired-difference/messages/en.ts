// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'differs': { second: 'text'; many: 'choice'; own: 'text'; distance: 'text'; more: 'choice'; first: 'text'; other: 'text'; share: 'text'; rows: 'text' };
  };
  tags: object;
}

export default {
  'differs': [["second"]," ",["many",1,{"true":"average","other":"averages"}]," ",["own"],", ",["distance"]," ",["more",1,{"true":"more","other":"less"}]," than ",["first"]," with ",["other"],"; in ",["share"]," of ",["rows"]," it is ",["more",1,{"true":"higher","other":"lower"}],"."],
} satisfies Record<string, Message>;
