// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'vanished': [["who"]," kommen ",["when"]," zum letzten Mal vor, nachdem sie ",["share"]," der ",["rows"]," ausgemacht haben; unter den ",["after"]," seither ist keine davon."],
} satisfies Record<keyof typeof english, Message>;
