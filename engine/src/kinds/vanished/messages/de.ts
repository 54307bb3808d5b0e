// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'vanished': [["who"]," kommen ",["when"]," zum letzten Mal vor, nachdem sie ",["share"]," der ",["rows"]," ausgemacht haben; unter den ",["after"]," seither ist keine davon."],
  'stopped': ["Für ",["who"]," ist nach ",["when"]," nichts mehr gemeldet, in ",["n",2,{"one":"einer Periode","other":[["number"]," Perioden"]}]," seither; ",["others"]," von ",["all"]," anderen melden weiter."],
  'stopped.advice': ["Finden Sie heraus, warum von ",["who"]," seit ",["when"]," nichts mehr kommt."],
} satisfies Record<keyof typeof english, Message>;
