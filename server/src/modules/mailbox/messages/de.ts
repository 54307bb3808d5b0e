// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Postfach für die Entwicklung",
  'about': "E-Mails, die dieser Server geschrieben hat, die neuesten zuerst. Es ist kein Mailserver eingerichtet; nichts hat diesen Rechner verlassen.",
  'none': "Noch gibt es keine E-Mail.",
  'to': ["An ",["address"]],
  'at': [["time"]," UTC"],
} satisfies Record<keyof typeof english, Message>;
