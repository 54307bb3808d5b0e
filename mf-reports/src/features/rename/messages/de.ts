// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'rename': "Umbenennen",
  'rename.of': ["„",["title"],"“ umbenennen"],
  'name': "Name des Berichts",
  'save': "Speichern",
  'cancel': "Abbrechen",
  'none': "Ein Bericht braucht einen Namen.",
  'done': "Bericht umbenannt",
  'failed': "Der Bericht konnte nicht umbenannt werden",
} satisfies Record<keyof typeof english, Message>;
