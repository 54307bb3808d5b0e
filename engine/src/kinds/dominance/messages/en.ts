// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'lead': { first: 'text'; members: 'text'; noun: 'text'; value: 'text'; count: 'text'; share: 'text'; second: 'text'; next: 'text' };
    'far': { first: 'text'; members: 'text'; noun: 'text'; value: 'text'; count: 'text'; share: 'text'; times: 'text'; second: 'text'; next: 'text' };
  };
  tags: object;
}

export default {
  'lead': [["first"]," is the most frequent of ",["members"]," values of ",["noun"],": ",["value"]," of ",["count"]," (",["share"],"), ahead of the next, ",["second"]," (",["next"],")."],
  'far': [["first"]," is by far the most frequent of ",["members"]," values of ",["noun"],": ",["value"]," of ",["count"]," (",["share"],"), ",["times"]," times as many as the next, ",["second"]," (",["next"],")."],
} satisfies Record<string, Message>;
