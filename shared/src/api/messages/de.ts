// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'no-token': "Im Browser ist keine Anmeldung gespeichert",
  'bad-answer': "Der Server hat eine Antwort gegeben, die diese Seite nicht versteht.",
  'discovery': "Die Liste der Seiten konnte nicht geladen werden.",
  'progress': "Der Fortschritt der Analyse kann nicht gezeigt werden.",
  'csv': "Die CSV-Datei konnte nicht hochgeladen werden.",
  'google-sheet': "Die Google-Tabelle konnte nicht verarbeitet werden.",
  'analysis': "Die Analyse ist fehlgeschlagen",
  'sample': "Die Beispieldaten konnten nicht analysiert werden. Bitte versuchen Sie es noch einmal.",
} satisfies Record<keyof typeof english, Message>;
