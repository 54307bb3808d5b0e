// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'rows': { who: 'text'; ofRows: 'text'; rows: 'text'; ofEntities: 'text'; entity: 'text'; value: 'text'; compared: 'text'; entities: 'text' };
  };
  tags: object;
}

export default {
  'rows': [["who"]," are ",["ofRows"]," of all ",["rows"],", with ",["ofEntities"]," of all values of ",["entity"],": ",["value"]," ",["rows"]," for each ",["entity"],", ",["compared"]," (",["entities"]," different values of ",["entity"],")."],
} satisfies Record<string, Message>;
