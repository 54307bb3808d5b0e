// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'even': { members: 'text'; noun: 'text'; least: 'text'; rows: 'text' };
    'between': { members: 'text'; noun: 'text'; least: 'text'; most: 'text'; rows: 'text' };
  };
  tags: object;
}

export default {
  'even': ["Each of the ",["members"]," values of ",["noun"]," has ",["least"]," ",["rows"],"."],
  'between': ["Each of the ",["members"]," values of ",["noun"]," has between ",["least"]," and ",["most"]," ",["rows"],"."],
} satisfies Record<string, Message>;
