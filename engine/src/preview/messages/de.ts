// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'whole': "Für eine Vorschau dieser Art von Datei wird die ganze Datei gebraucht, und diese ist zu groß, um zweimal gesendet zu werden. Analysieren lässt sie sich trotzdem.",
  'short': "Der Anfang der Datei ist zu kurz, um ihre Zeilen zu zeigen. Analysieren lässt sie sich trotzdem.",
} satisfies Record<keyof typeof english, Message>;
