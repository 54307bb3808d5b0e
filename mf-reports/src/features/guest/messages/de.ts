// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Geteilter Bericht",
  'loading': "Der Bericht wird geladen",
  'by': ["Geteilt von ",["name"]],
  'left-out': ["Wer diesen Bericht geteilt hat, lässt weg, was zu einzelnen Zeilen gehört: ",["what"],"."],
  'left-out.findings': [["n",2,{"one":[0," Erkenntnis"],"other":[0," Erkenntnisse"]}]],
  'left-out.charts': [["n",2,{"one":[0," Diagramm"],"other":[0," Diagramme"]}]],
  'left-out.actions': [["n",2,{"one":[0," Empfehlung"],"other":[0," Empfehlungen"]}]],
  'none': "Dieser Link führt zu keinem Bericht",
  'none.text': "Vielleicht ist er unvollständig, abgelaufen oder zurückgenommen. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.",
  'locked': "Dieser Bericht verlangt ein Passwort",
  'locked.text': "Wer Ihnen den Link geschickt hat, kennt es.",
  'locked.password': "Passwort",
  'locked.missing': "Bitte geben Sie das Passwort ein",
  'locked.open': "Bericht öffnen",
  'failed': "Der Bericht konnte nicht geladen werden",
} satisfies Record<keyof typeof english, Message>;
