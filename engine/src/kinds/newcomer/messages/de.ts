// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'newcomer': [["who"]," kommen ",["when"]," zum ersten Mal vor, nach ",["before"]," ohne sie; seither machen sie ",["share"]," der ",["rows"]," aus."],
} satisfies Record<keyof typeof english, Message>;
