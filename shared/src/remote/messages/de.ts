// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'email': "E-Mail",
  'password': "Passwort",
  'sign-in': "Für die Entwicklung anmelden",
  'screens': "Seiten dieses Teils",
} satisfies Record<keyof typeof english, Message>;
