// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'override': "Entwickleransicht",
  'override.of': ["Entwickleransicht: ",["overrides"]],
  'override.one': [["remote"]," von ",["build"]],
  'override.end': "Ansicht beenden",
  'preview.of': ["Vorschau: ",["builds"],". Nur in diesem Browser, und nirgends mitgezählt."],
  'preview.one': [["remote"]," ",["build"]],
  'preview.end': "Vorschau beenden",
} satisfies Record<keyof typeof english, Message>;
