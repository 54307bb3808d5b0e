import type { ErrorBody } from '@hub/shared/contracts/error';
import { safeSentence } from '@hub/shared/contracts/foreign-text';

/** Every refusal that the API knows: code → status and the sentence for the user. */
const catalogue = {
  'invalid-input': [400, 'Please check what you have entered.'],
  'unstorable-text': [
    400,
    'The entry contains a character that cannot be stored (NUL or half of a character). Please remove it.',
  ],
  'invalid-form': [400, 'The form could not be read. Please choose the file again.'],
  'invalid-address': [400, 'This address is not valid.'],
  'headers-too-large': [431, 'The headers of the request are too large. Please delete the cookies of this site and try again.'],
  'request-timeout': [408, 'The request took too long to arrive. Please try again.'],
  'invalid-request': [400, 'The request could not be read.'],
  'invalid-json': [400, 'The request is not valid JSON.'],
  'unsupported-media-type': [415, 'This kind of content is not accepted here.'],
  'body-too-large': [413, 'The request is too large.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This call is not possible here.'],
  'request-slow': [408, 'The request took too long to arrive. Please check your connection and try again.'],
  'rate-limited': [429, 'Too many attempts. Please wait a minute and try again.'],
  busy: [503, 'The server is busy at the moment. Please try again in a few seconds.'],
  unauthorized: [401, 'Please log in to continue.'],
  'session-expired': [401, 'Your session has expired. Please log in again.'],
  'upload-unauthorized': [401, 'Please log in to upload files.'],
  'wrong-credentials': [401, 'The email address or the password is wrong.'],
  'wrong-password': [400, 'The current password is wrong.'],
  'weak-password': [400, 'This password is too easy to guess. Please choose another one.'],
  'account-exists': [409, 'An account with this email already exists.'],
  'invalid-link': [400, 'This link is invalid or has expired.'],
  'email-required': [400, 'Please enter an email address'],
  'email-unverified': [403, 'Please verify your email address to connect outside sources.'],
  'sheet-invalid': [400, 'Please enter a valid public Google Sheet URL.'],
  'sheet-part': [
    400,
    'This URL asks for a part of a tab. Please open the tab in Google Sheets and copy the URL from the address bar.',
  ],
  'sheet-private': [422, 'Failed to access the Google Sheet. Please check the URL and sharing settings'],
  'sheet-missing': [422, 'Failed to connect to the Google Sheet. Please verify the URL and try again'],
  'sheet-wrong-tab': [
    422,
    'The Google Sheet has no tab with the number (gid) in this URL. Please open the tab and copy its URL again.',
  ],
  'sheet-unknown-tab': [
    422,
    'The tab that this URL names was not found in the Google Sheet. Please open the tab in the browser and copy its URL again.',
  ],
  'sheet-empty': [422, 'The Google Sheet is empty.'],
  'sheet-test-failed': [422, 'Connection test failed. Please try again'],
  'sheet-connection-failed': [422, 'Connection failed. Please try again'],
  'sheet-slow': [422, 'The Google Sheet took too long to download. Please try again.'],
  'sheet-too-large': [413, 'The Google Sheet is too large. Please download it as CSV and upload the file.'],
  'sheet-busy': [422, 'Google Sheets is busy at the moment. Please try again in a minute.'],
  'sheet-failed': [422, 'Failed to process Google Sheet. Please try again.'],
  'postgres-connect': [422, 'Failed to connect.'],
  'postgres-tables': [422, 'A chosen table is no longer there or may not be read.'],
  'postgres-slow': [422, 'Analysis failed: the database took too long to answer. Please choose fewer or smaller tables.'],
  'postgres-broken': [
    422,
    'The database’s answers could not be read, so the connection to it was given up. Please check that it is a PostgreSQL server.',
  ],
  'postgres-analysis': [422, 'Analysis failed'],
  'several-files': [400, 'Please upload one file at a time.'],
  'file-missing': [400, 'Please select a CSV file.'],
  'file-not-csv': [400, 'Please select a CSV file.'],
  'file-too-large': [413, 'The file is too large.'],
  'storage-full': [413, 'Your stored files have reached the limit. Please delete reports you no longer need.'],
  'upload-broken': [400, 'The upload broke off before the whole file was here. Please try again.'],
  // Not 408: a browser may send a whole upload again by itself after that.
  'upload-slow': [400, 'The upload came to a standstill. Please check your connection and try again.'],
  'too-many-uploads': [429, 'You have too many uploads under way. Please wait until one has finished.'],
  'too-many-streams': [
    429,
    'The progress of your analyses is followed in too many places at once. Please close other tabs of the hub.',
  ],
  'analysis-exists': [409, 'An analysis with this id exists already.'],
  'analysis-not-found': [404, 'This analysis does not exist.'],
  'analysis-cancelled': [409, 'The analysis was cancelled.'],
  'analysis-timeout': [422, 'The analysis took longer than allowed and was stopped.'],
  'analysis-memory': [422, 'The analysis needed more memory than allowed and was stopped.'],
  'analysis-interrupted': [500, 'The server was restarted while the analysis ran. Please start it again.'],
  'analysis-failed': [500, 'The analysis failed. Please try again.'],
  'too-many-analyses': [429, 'You have too many analyses running. Please wait until one has finished.'],
  'disk-full': [507, 'The server has no room left for this file. Please tell whoever runs it, and try again later.'],
  'source-unknown': [409, 'Nothing was kept of this report’s source. Please connect it again.'],
  'password-required': [400, 'Password is required'],
  'sources-differ': [409, 'These reports are of different sources and cannot be compared.'],
  'report-not-found': [404, 'This report does not exist.'],
  'deploy-token-missing': [401, 'A deploy token is needed. Set MFE_TOKEN to the token of your remote.'],
  'deploy-token-invalid': [401, 'This deploy token is unknown, expired or revoked. Ask the operator for another one.'],
  'release-forbidden': [403, 'This token may not release this remote.'],
  'operator-only': [403, 'Only the operator’s token may do this.'],
  'build-refused': [422, 'The build is refused.'],
  'build-exists': [409, 'Another build with this id is here already.'],
  'build-unknown': [404, 'There is no such build. Publish it first.'],
  'remote-unknown': [404, 'There is no such remote.'],
  'release-conflict': [409, 'Somebody else has changed this remote in the meantime.'],
  'release-refused': [409, 'This change is not possible now.'],
  'release-unproven': [409, 'There is no proof yet that the build is sound.'],
  'token-exists': [409, 'A token of this name was made before. Choose another name; the audit tells tokens apart by it.'],
  'token-unknown': [404, 'There is no valid token with this name or id.'],
  'shutting-down': [503, 'The server is restarting. Please try again in a moment.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof catalogue;

/** A refusal in words for the user. Everything else that is thrown is a defect and shows nothing of itself. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string,
    readonly fields?: Record<string, string>,
  ) {
    super(detail);
  }
}

/** A refusal of the catalogue. `detail` replaces its sentence where the place can say more. */
export class AppError extends Refusal {
  override readonly name: string = 'AppError';
  constructor(code: ErrorCode, detail?: string, fields?: Record<string, string>) {
    const [status, sentence] = catalogue[code];
    super(status, code, detail ?? sentence, fields);
  }
}

/** A refusal that holds for a while only. The answer says for how long in its `Retry-After`. */
export class PleaseWait extends AppError {
  override readonly name = 'PleaseWait';
  constructor(
    code: 'rate-limited' | 'busy',
    readonly seconds: number,
    detail?: string,
  ) {
    super(code, detail);
  }
}

/** The input of an analysis is at fault: the engine's own code and sentence. */
export class InputRefused extends Refusal {
  override readonly name = 'InputRefused';
  constructor(code: string, detail: string) {
    super(422, code, detail);
  }
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(catalogue, code);

/** A refusal as it was written down at an analysis' end. What is not of the catalogue is the engine's word on its input. */
export const recordedRefusal = (code: string, detail: string): Refusal =>
  isKnown(code) ? new AppError(code, detail) : new InputRefused(code, detail);

export const errorBodyOf = (code: string, detail: string, more: Partial<ErrorBody> = {}): ErrorBody => ({
  detail: safeSentence(detail),
  message: safeSentence(detail),
  code,
  ...more,
});
