// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'sentence': [["advice"]," Beleg: ",["evidence"]],
  'category.over-time': "Im Zeitverlauf",
  'category.in-general': "Allgemein",
  'category.single-records': "Einzelne Zeilen",
  'category.data-quality': "Datenqualität",
  'category.yes-no': [["column"],": ",["value"]],
  'category.value': [["column"]," ",["value"]],
  'ticket.api': "Probleme mit der API",
  'ticket.login': "Probleme bei der Anmeldung",
  'ticket.report': "Erstellung von Berichten",
  'ticket.import': "Probleme beim Datenimport",
  'ticket.feature': "Wünsche nach Funktionen",
  'ticket.billing': "Probleme mit Rechnungen",
  'ticket.ui': "Fehler in der Oberfläche",
  'advice.ticket': ["Arbeiten Sie sie zusammen durch: Sie machen ",["share"]," aller ",["rows"]," aus."],
  'advice.quality': "Berichtigen Sie das an der Quelle, bevor Sie sich auf die betroffenen Spalten verlassen.",
  'tickets.by-label': [["category"],": ",["count",4]," von ",["n",4]," ",["rows"]," (",["share"],")."],
  'tickets.by-word': [["count",4]," von ",["n",4]," ",["rows"]," (",["share"],") enthalten in „",["column"],"“ Wörter zum Thema „",["category"],"“."],
} satisfies Record<keyof typeof english, Message>;
