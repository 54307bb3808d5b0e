// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Neues in Ihren Daten",
  'new': "Neu",
  'change': "Sehen, was sich geändert hat",
  'change.of': ["Sehen, was sich geändert hat: ",["title"],", ",["when"]],
  'nothing': "Nichts darin fällt auf.",
  'earlier': ["Früher aus ",["source"]],
  'failed': "Das Neue konnte nicht geladen werden.",
  'retry': "Noch einmal",
} satisfies Record<keyof typeof english, Message>;
