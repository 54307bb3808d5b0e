// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Die Seite konnte nicht starten",
  'text': "Ein Teil des Data Intelligence Hub konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  'retry': "Noch einmal versuchen",
} satisfies Record<keyof typeof english, Message>;
