// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'newcomer': { who: 'text'; when: 'text'; before: 'text'; share: 'text'; rows: 'text' };
  };
  tags: object;
}

export default {
  'newcomer': [["who"]," first appear ",["when"],", after ",["before"]," without one; since then they make up ",["share"]," of ",["rows"],"."],
} satisfies Record<string, Message>;
