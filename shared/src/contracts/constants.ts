// Values of the contracts that need no schema, apart from them: a screen that asks for a limit must not bring the schemas along.

export { LANGUAGES, type Language } from '@hub/engine/contracts/language';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;

/** Pragmatic form check of an address; whether it exists is shown by the verification mail. */
export const EMAIL_PATTERN = /^[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@.<>()[\],;:"]{2,}$/;

export const SOURCE_TYPES = ['csv', 'google_sheet', 'postgres'] as const;
export const DOWNLOAD_FORMATS = ['html', 'markdown', 'csv', 'json'] as const;

export const REPORTS_LIMIT = 100;
export const REPORT_TITLE_MAX_LENGTH = 200;

/** Days after which a link to a report ends by itself. */
export const SHARE_DAYS = [7, 30, 90] as const;
/** Links that one report may have at a time. */
export const MOST_SHARES = 20;
export const SHARED_BY_MAX_LENGTH = 100;

/** Where a claim has no interval, it has moved from one report to the next when its value changed by at least this share. */
export const MOVED_SHARE = 0.1;

export const POSTGRES_DEFAULT_PORT = 5432;

/** The id under which the report that everybody may read goes, in the place of one of somebody's. */
export const SAMPLE_REPORT = 'sample';

/** The short pages that help, by the last part of their address. */
export const HELP_PAGES = ['reading', 'checks', 'data'] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

/** Characters of a report's title that one line holds, and of its first sentence that stands in a few lines of large type: longer ones are set smaller. */
export const LONG_TITLE = 60;
export const LONG_LEAD = 120;
/** Characters of a word that stays on one line with the button behind it: a longer one must be free to break. */
export const LONG_WORD = 24;
