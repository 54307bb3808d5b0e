// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'vanished': { who: 'text'; when: 'text'; share: 'text'; rows: 'text'; after: 'text' };
  };
  tags: object;
}

export default {
  'vanished': [["who"]," appear for the last time ",["when"],", after making up ",["share"]," of ",["rows"],"; of the ",["after"]," since, none is one."],
} satisfies Record<string, Message>;
