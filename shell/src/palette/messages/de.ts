// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Suche und Befehle",
  'field': "Seiten, Aktionen und Berichte suchen",
  'placeholder': "Suchen oder springen zu …",
  'close-key': "Esc",
  'results': "Ergebnisse",
  'found': [["results",2,{"one":[0," Ergebnis"],"other":[0," Ergebnisse"]}]],
  'nothing': "Nichts gefunden. Versuchen Sie ein anderes Wort.",
  'loading': "Ihre Berichte werden geladen …",
  'searching': "Ihre älteren Berichte werden durchsucht …",
  'failed': "Ihre Berichte konnten nicht geladen werden; es werden nicht alle durchsucht.",
  'group.go-to': "Gehe zu",
  'group.begin': "Beginnen",
  'group.reports': "Berichte",
  'group.session': "Sitzung",
  'begin.keywords': "neu starten Analyse",
  'report.keywords': ["öffnen ",["source"]],
  'theme.dark': "Zum dunklen Design wechseln",
  'theme.light': "Zum hellen Design wechseln",
  'theme.keywords': "Aussehen Darstellung Modus Farbe",
  'logout': "Abmelden",
  'logout.keywords': "ausloggen logout",
  'untitled': "Bericht ohne Titel",
} satisfies Record<keyof typeof english, Message>;
