// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'password.short': { least: 'text' };
    'password.long': { most: 'text' };
    'postgres.port': { most: 'text' };
    'release.reason.long': { most: 'text' };
  };
  tags: object;
}

export default {
  'email': "Please enter a valid email address",
  'password.missing': "Password is required",
  'password.short': ["Password must be at least ",["least"]," characters long"],
  'password.long': ["Password must be at most ",["most"]," characters long"],
  'sheet.missing': "Google Sheet URL is required",
  'postgres.missing.host': "Host is required",
  'postgres.missing.dbname': "Database name is required",
  'postgres.missing.user': "Username is required",
  'postgres.port': ["Port must be between 1 and ",["most"]],
  'postgres.no-table': "Please select at least one table to analyze.",
  'release.reason.missing': "Say why in a few words; the audit keeps it.",
  'release.reason.long': ["The reason may have ",["most"]," characters."],
  'release.cohort': "A cohort is named in small letters, such as staff.",
  'release.token-name': "A token needs a name of at most 60 letters and digits.",
} satisfies Record<string, Message>;
