// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'found-at-start': "beim Start gefundene Builds",
  'restored': "eine ältere Sicherung wurde eingespielt",
  'unmet': [["part"]," ",["wanted"]," (hier ist ",["own"],")"],
  'updated': ["der Hub wurde erneuert, und dieser Build braucht ",["parts"]],
} satisfies Record<keyof typeof english, Message>;
