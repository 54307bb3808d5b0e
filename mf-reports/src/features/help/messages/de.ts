// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'failed': "Diese Seite konnte nicht geladen werden",
  'more': "Weitere Hilfe",
  'page.reading': "Wie man einen Bericht liest",
  'page.checks': "Was geprüft wird und wie",
  'page.data': "Wohin Ihre Daten gehen",
  'demo': "Einen Demobericht lesen",
} satisfies Record<keyof typeof english, Message>;
