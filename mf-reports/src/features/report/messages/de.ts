// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Bericht",
  'loading': "Der Bericht wird geladen",
  'provenance': [["name"],["n",2,{"=0":"","one":[", ",0," Zeile"],"other":[", ",0," Zeilen"]}],", ",["when"]],
  'actions.print': "Drucken",
  'actions.reading': "Wie er gelesen wurde",
  'running': ["Analyse von ",["name"]],
  'running.text': "Hier steht der Bericht, sobald die Analyse fertig ist. Sie können diese Seite verlassen: Die Analyse läuft weiter, und eine Meldung sagt Ihnen, wenn sie zu Ende ist.",
  'running.progress': "Fortschritt der Analyse",
  'running.done': "erledigt",
  'running.elapsed': ["bisher ",["time"]],
  'running.background': "Im Hintergrund fortsetzen",
  'running.cancel': "Analyse abbrechen",
  'missing': "Hier ist kein Bericht",
  'missing.text': "Vielleicht ist die Adresse unvollständig, der Bericht gelöscht, oder er gehört zu einem anderen Konto. Suchen Sie ihn unter Ihren Berichten.",
  'deleted': "Dieser Bericht wurde gelöscht",
  'deleted.text': "Er lässt sich nicht zurückholen. Analysieren Sie seine Quelle noch einmal, um einen neuen zu bekommen.",
  'deleted.upload': "Daten analysieren",
  'cancelled': "Die Analyse wurde abgebrochen",
  'cancelled.text': "Es gibt keinen Bericht davon. Starten Sie sie noch einmal unter „Daten verbinden“.",
  'unmade': "Die Analyse ist fehlgeschlagen",
  'unmade.upload': "Zu „Daten verbinden“",
  'failed': "Der Bericht kann nicht gezeigt werden",
} satisfies Record<keyof typeof english, Message>;
