// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'stage.receiving': "Daten empfangen",
  'stage.queued': "Warten, bis Platz ist",
  'stage.reading': "Tabellen lesen",
  'stage.mining': "Erkenntnisse suchen",
  'stage.charting': "Diagramme zeichnen",
  'stage.writing': "Bericht schreiben",
  'stage.saving': "Bericht schreiben",
  'ready': ["Der Bericht zu ",["name"]," ist fertig."],
  'open': "Bericht öffnen",
  'named': [["name"],": ",["text"]],
  'cancelled': "Analyse abgebrochen",
  'not-cancelled': "Die Analyse konnte nicht abgebrochen werden. Bitte versuchen Sie es noch einmal.",
  'lost-sight': "Der Server ist nicht erreichbar; wie weit die Analyse ist, lässt sich nicht sehen. Wird sie fertig, finden Sie den Bericht unter „Berichte“.",
  'failed.csv': "Die CSV-Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.",
  'failed.google_sheet': "Die Google-Tabelle konnte nicht verarbeitet werden. Bitte versuchen Sie es noch einmal.",
  'failed.postgres': "Die Analyse ist fehlgeschlagen",
  'refused.csv': "Die CSV-Datei konnte nicht hochgeladen werden.",
  'refused.google_sheet': "Die Google-Tabelle konnte nicht verarbeitet werden.",
  'refused.postgres': "Die Analyse ist fehlgeschlagen",
  'proxy.413': "Ein vorgeschalteter Proxy lässt keine Datei dieser Größe durch. Bitte wenden Sie sich an die Betreiber: Sie können die Grenze des Proxys für Anfragen erhöhen.",
  'proxy.413.size': ["Ein vorgeschalteter Proxy lässt keine Datei dieser Größe durch (",["size"],"). Bitte wenden Sie sich an die Betreiber: Sie können die Grenze des Proxys für Anfragen erhöhen."],
  'proxy.502': "Ein vorgeschalteter Proxy hat an Stelle des Servers geantwortet (502): Er konnte ihn nicht erreichen.",
  'proxy.503': "Ein vorgeschalteter Proxy hat an Stelle des Servers geantwortet (503): Der Server ist zurzeit nicht verfügbar.",
  'proxy.504': "Ein vorgeschalteter Proxy hat an Stelle des Servers geantwortet (504): Der Server hat länger gebraucht, als der Proxy wartet.",
} satisfies Record<keyof typeof english, Message>;
