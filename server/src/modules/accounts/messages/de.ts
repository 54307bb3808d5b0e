// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'created': "Ihr Konto ist erstellt! Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre Adresse.",
  'logged-in': "Sie sind angemeldet!",
  'logged-in.unverified': "Sie sind angemeldet! Bitte bestätigen Sie Ihre E-Mail-Adresse, um alles nutzen zu können.",
  'logged-out': "Sie sind abgemeldet.",
  'mail-sent': "Wenn es zu dieser Adresse ein Konto gibt, ist eine E-Mail dorthin unterwegs.",
  'verified': "Ihre E-Mail-Adresse ist bestätigt.",
  'password-reset': "Ihr Passwort ist geändert. Sie können sich jetzt damit anmelden.",
  'deleted': "Ihr Konto und alle seine Daten sind gelöscht.",
} satisfies Record<keyof typeof english, Message>;
