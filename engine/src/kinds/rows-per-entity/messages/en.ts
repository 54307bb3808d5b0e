// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'rows': { group: 'text'; value: 'text'; rows: 'text'; entity: 'text'; compared: 'text'; ofRows: 'text'; ofEntities: 'text'; entities: 'text' };
  };
  tags: object;
}

export default {
  'rows': ["With ",["group"]," there are ",["value"]," ",["rows"]," for each ",["entity"],", ",["compared"],": ",["ofRows"]," of all ",["rows"]," and ",["ofEntities"]," of all values of ",["entity"]," (",["entities"],")."],
} satisfies Record<string, Message>;
