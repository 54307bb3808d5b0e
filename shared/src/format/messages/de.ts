// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words/translator';
import type english from './en';

export default {
  'day': [["day"],". ",["month"]," ",["year"]],
  'day-and-time': [["day"],", ",["time"]," Uhr"],
  'months': "Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez",
  'unit': [["unit",1,{"seconds":"Sekunden","minutes":"Minuten","hours":"Stunden","days":"Tage","weeks":"Wochen","months":"Monate","years":"Jahre","other":[["unit"]]}]],
  'money': [["negative",1,{"true":"-","other":""}],["number"]," ",["sign"]],
  'just-now': "gerade eben",
  'uptime.days': [["n"]," T."],
  'uptime.hours': [["n"]," Std."],
  'uptime.minutes': [["n"]," Min."],
  'uptime.seconds': [["n"]," Sek."],
  'source.csv': "CSV-Datei",
  'source.google_sheet': "Google-Tabelle",
  'source.postgres': "PostgreSQL-Datenbank",
  'sources.csv': "CSV-Dateien",
  'sources.google_sheet': "Google-Tabellen",
  'sources.postgres': "PostgreSQL",
} satisfies Record<keyof typeof english, Message>;
