// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'episode': [["who"]," machen ",["share"]," der ",["rows"]," ",["when"]," aus, davor und danach ",["baseline"],"."],
  'only': [["who"]," kommen nur ",["when"]," vor: ",["value"],", das sind ",["share"]," der ",["rows"]," in dieser Zeit."],
} satisfies Record<keyof typeof english, Message>;
