// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Demobericht",
  'made': "Vom Produkt selbst erstellt, aus einer Tabelle mit Supportanfragen, die für diese Demo ausgelost wurde. Tippen Sie auf eine Zahl, um die Zeilen und die Abfrage dahinter zu sehen.",
  'making': "Wer die Demo als Erster öffnet, wartet, bis ihr Bericht erstellt ist: ein paar Sekunden, bei viel Betrieb ein bis zwei Minuten.",
  'trial': "Mit Ihrer eigenen Tabelle testen",
  'failed': "Der Demobericht konnte nicht geladen werden",
} satisfies Record<keyof typeof english, Message>;
