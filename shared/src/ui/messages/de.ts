// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'dismiss': "Ausblenden",
  'tabs.all': "Alle",
  'undo': "Rückgängig",
  'retry': "Noch einmal",
  'cancel': "Abbrechen",
  'close': "Schließen",
  'theme.dark': "Zum dunklen Design wechseln",
  'theme.light': "Zum hellen Design wechseln",
  'password.show': [["label"]," anzeigen"],
  'password.hide': [["label"]," verbergen"],
  'dialog.not-loaded': "Das konnte nicht geöffnet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Record<keyof typeof english, Message>;
