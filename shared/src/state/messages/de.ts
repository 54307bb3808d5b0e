// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'login': "Sie sind angemeldet!",
  'login.unverified': "Sie sind angemeldet! Bitte bestätigen Sie Ihre E-Mail-Adresse, um alles nutzen zu können.",
  'failed.initialise': "Ihr Konto konnte nicht geladen werden.",
  'failed.login': "Die Anmeldung ist fehlgeschlagen",
  'failed.signup': "Die Registrierung ist fehlgeschlagen",
  'failed.forgot': "Die E-Mail zum Zurücksetzen konnte nicht gesendet werden",
  'failed.reset': "Das Passwort konnte nicht zurückgesetzt werden",
  'failed.verify': "Die E-Mail-Adresse konnte nicht bestätigt werden",
  'failed.resend': "Die Bestätigungsmail konnte nicht gesendet werden",
} satisfies Record<keyof typeof english, Message>;
