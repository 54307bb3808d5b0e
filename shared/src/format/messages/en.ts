// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'day': { day: 'text'; month: 'text'; year: 'text' };
    'day-and-time': { day: 'text'; time: 'text' };
    'unit': { unit: 'choice' };
    'money': { negative: 'choice'; sign: 'text'; number: 'text' };
    'uptime.days': { n: 'text' };
    'uptime.hours': { n: 'text' };
    'uptime.minutes': { n: 'text' };
    'uptime.seconds': { n: 'text' };
  };
  tags: object;
}

export default {
  'day': [["day"]," ",["month"]," ",["year"]],
  'day-and-time': [["day"],", ",["time"]],
  'months': "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  'unit': [["unit",1,{"other":[["unit"]]}]],
  'money': [["negative",1,{"true":"-","other":""}],["sign"],["number"]],
  'just-now': "Just now",
  'uptime.days': [["n"]," d"],
  'uptime.hours': [["n"]," h"],
  'uptime.minutes': [["n"]," min"],
  'uptime.seconds': [["n"]," s"],
  'source.csv': "CSV File",
  'source.google_sheet': "Google Sheet",
  'source.postgres': "PostgreSQL Database",
  'sources.csv': "CSV Files",
  'sources.google_sheet': "Google Sheets",
  'sources.postgres': "PostgreSQL",
} satisfies Record<string, Message>;
