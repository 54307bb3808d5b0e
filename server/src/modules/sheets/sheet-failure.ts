/** Why a sheet could not be read. */
export type SheetFailureReason =
  'invalid' | 'private' | 'missing' | 'wrong-tab' | 'empty' | 'network' | 'slow' | 'too-large' | 'busy' | 'unexpected';

export type SheetPhase = 'test' | 'connect';

export class SheetFailure extends Error {
  override readonly name = 'SheetFailure';
  constructor(
    readonly reason: SheetFailureReason,
    options?: ErrorOptions,
  ) {
    super(`sheet: ${reason}`, options);
  }
}

interface FailureText {
  status: number;
  code: string;
  detail: string;
}

const TEXTS: Record<Exclude<SheetFailureReason, 'network'>, FailureText> = {
  invalid: { status: 400, code: 'sheet_invalid', detail: 'Please enter a valid public Google Sheet URL.' },
  private: {
    status: 422,
    code: 'sheet_private',
    detail: 'Failed to access the Google Sheet. Please check the URL and sharing settings',
  },
  missing: {
    status: 422,
    code: 'sheet_missing',
    detail: 'Failed to connect to the Google Sheet. Please verify the URL and try again',
  },
  'wrong-tab': {
    status: 422,
    code: 'sheet_wrong_tab',
    detail: 'The Google Sheet has no tab with the number (gid) in this URL. Please open the tab and copy its URL again.',
  },
  empty: { status: 422, code: 'sheet_empty', detail: 'The Google Sheet is empty.' },
  slow: { status: 504, code: 'sheet_slow', detail: 'The Google Sheet took too long to download. Please try again.' },
  'too-large': {
    status: 413,
    code: 'sheet_too_large',
    detail: 'The Google Sheet is too large. Please download it as CSV and upload the file.',
  },
  busy: { status: 503, code: 'sheet_busy', detail: 'Google Sheets is busy at the moment. Please try again in a minute.' },
  unexpected: { status: 502, code: 'sheet_unexpected', detail: 'Failed to process Google Sheet. Please try again.' },
};

/** What the user is told; *Test Connection* and *Connect* each have their own sentence for a network that fails. */
export function sheetFailureText(reason: SheetFailureReason, phase: SheetPhase): FailureText {
  if (reason !== 'network') return TEXTS[reason];
  const detail = phase === 'test' ? 'Connection test failed. Please try again' : 'Connection failed. Please try again';
  return { status: 502, code: 'sheet_network', detail };
}
