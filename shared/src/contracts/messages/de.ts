// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'email': "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  'password.missing': "Bitte geben Sie das Passwort ein",
  'password.short': ["Das Passwort muss mindestens ",["least"]," Zeichen lang sein"],
  'password.long': ["Das Passwort darf höchstens ",["most"]," Zeichen lang sein"],
  'sheet.missing': "Bitte geben Sie die Adresse der Google-Tabelle ein",
  'postgres.missing.host': "Bitte geben Sie den Host ein",
  'postgres.missing.dbname': "Bitte geben Sie den Namen der Datenbank ein",
  'postgres.missing.user': "Bitte geben Sie den Benutzernamen ein",
  'postgres.port': ["Der Port muss zwischen 1 und ",["most"]," liegen"],
  'postgres.no-table': "Bitte wählen Sie mindestens eine Tabelle aus.",
  'release.reason.missing': "Sagen Sie in wenigen Worten, warum; das Protokoll bewahrt es auf.",
  'release.reason.long': ["Die Begründung darf ",["most"]," Zeichen lang sein."],
  'release.cohort': "Eine Gruppe wird in Kleinbuchstaben benannt, zum Beispiel staff.",
  'release.token-name': "Ein Token braucht einen Namen aus höchstens 60 Buchstaben und Ziffern.",
} satisfies Record<keyof typeof english, Message>;
