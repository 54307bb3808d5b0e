// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'landing.title': "Data Intelligence Hub: Berichte zum Nachprüfen",
  'skip': "Zum Inhalt springen",
  'sidebar': "Seitenleiste",
  'main': "Hauptmenü",
  'menu': "Menü",
  'menu.open': "Menü öffnen",
  'menu.close': "Menü schließen",
  'search': "Suchen",
  'search.not-loaded': "Die Suche konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.",
  'logout': "Abmelden",
  'offline': "Sie sind offline. Was zu sehen ist, bleibt; für alles Neue wird eine Verbindung gebraucht.",
  'analyzing': "Analyse läuft",
  'uploading': ["Hochladen, ",["percent"]," %"],
  'loading': "Wird geladen",
  'screen.missing': ["„",["screen"],"“ ist gerade nicht verfügbar"],
  'screen.not-loaded': "Dieser Teil konnte nicht geladen werden. Alles andere läuft weiter.",
  'screen.crashed': "In diesem Teil ist ein Fehler aufgetreten. Alles andere läuft weiter.",
  'screen.retry': "Noch einmal",
  'screen.details': "Einzelheiten",
  'screen.incident': "Vorfall",
  'screen.team': "Team",
  'old-page': "Der Hub wurde aktualisiert, seit diese Seite offen ist. Sichern Sie Ihre Eingaben und laden Sie die Seite dann neu.",
  'taken-back': "Diese Fassung der Seite hat einen Fehler und wurde zurückgenommen. Ihre Eingaben bleiben stehen, bis Sie zur früheren Fassung wechseln.",
  'taken-back.change': "Jetzt wechseln",
  'crash': "Etwas ist schiefgegangen",
  'crash.text': "Auf dieser Seite ist ein Fehler aufgetreten. Ihre Daten sind sicher.",
  'crash.reload': "Seite neu laden",
} satisfies Record<keyof typeof english, Message>;
