// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'rows': { value: 'text'; rows: 'text'; entity: 'text'; who: 'text'; compared: 'text'; entities: 'text' };
  };
  tags: object;
}

export default {
  'rows': ["There are ",["value"]," ",["rows"]," for each ",["entity"]," among ",["who"],", ",["compared"]," (",["entities"]," different values of ",["entity"],")."],
} satisfies Record<string, Message>;
