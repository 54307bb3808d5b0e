// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '@hub/shared/words';
import type english from './en';

export default {
  'title': "Entwickleransicht",
  'about': "Zeigt in diesem Browser einen anderen Build eines Teils, bis der Browser geschlossen wird. Sonst sieht ihn niemand.",
  'now': "In Kraft",
  'now.item': [["remote"]," von ",["build"]],
  'end': "Ansicht beenden",
  'remote': "Teil",
  'target': "Build oder Adresse",
  'target.hint': ["Ein Build aus der Liste oder die Adresse eines gebauten Ordners auf diesem Rechner, etwa ",["example"],". Um Quelltext auszuführen, nutzen Sie diesen Befehl: ",["command"],"."],
  'token': "Deploy-Token des Teils",
  'override': "Ansicht setzen",
  'needs-https': "Dafür wird https gebraucht, oder ein Hub auf diesem Rechner (http://localhost).",
  'other-token': "Dieses Token darf jenen Teil nicht veröffentlichen.",
  'refused.no-remote': ["Es gibt keinen Teil namens ",["remote"],"."],
  'refused.no-build': [["remote"]," hat keinen Build ",["target"],"."],
  'refused.no-address': [["target"]," ist weder ein Build noch eine Adresse."],
  'refused.elsewhere': "Code darf von diesem Rechner oder von diesem Server kommen, sonst von nirgends.",
  'preview': "Vorschau",
  'preview.about': ["Zeigt den Build ",["build"]," von ",["remote"]," in diesem Browser, bevor ihn jemand bekommt. Niemand sonst sieht ihn, und was er tut, wird nirgends mitgezählt."],
  'preview.hours': [["hours",2,{"one":"Sie endet binnen einer Stunde oder mit dem Streifen am Fuß jeder Seite.","other":["Sie endet binnen ",0," Stunden oder mit dem Streifen am Fuß jeder Seite."]}]],
  'preview.look': "Ansehen",
  'preview.over': "Dieser Link ist abgelaufen oder nicht von diesem Hub. Lassen Sie sich einen neuen geben: pnpm mfe preview.",
} satisfies Record<keyof typeof english, Message>;
