import type { ErrorBody } from '@hub/shared/contracts/error';
import { safeSentence } from '@hub/shared/contracts/foreign-text';
import { t } from './messages';

/** Every refusal that the API knows: code → status. The sentence for the user has the same name in the catalogue of messages. */
const statuses = {
  'invalid-input': 400,
  'unstorable-text': 400,
  'invalid-form': 400,
  'invalid-address': 400,
  'headers-too-large': 431,
  'request-timeout': 408,
  'invalid-request': 400,
  'invalid-json': 400,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  'not-found': 404,
  'method-not-allowed': 405,
  'page-too-old': 409,
  'request-slow': 408,
  'rate-limited': 429,
  busy: 503,
  unauthorized: 401,
  'session-expired': 401,
  'upload-unauthorized': 401,
  'wrong-credentials': 401,
  'wrong-password': 400,
  'weak-password': 400,
  'account-exists': 409,
  'invalid-link': 400,
  'email-required': 400,
  'email-unverified': 403,
  'sheet-invalid': 400,
  'sheet-part': 400,
  'sheet-private': 422,
  'sheet-missing': 422,
  'sheet-wrong-tab': 422,
  'sheet-unknown-tab': 422,
  'sheet-empty': 422,
  'sheet-test-failed': 422,
  'sheet-test-unreached': 422,
  'sheet-connection-failed': 422,
  'sheet-slow': 422,
  'sheet-too-large': 413,
  'sheet-busy': 422,
  'sheet-failed': 422,
  'postgres-connect': 422,
  'postgres-tables': 422,
  'postgres-slow': 422,
  'postgres-broken': 422,
  'postgres-analysis': 422,
  'several-files': 400,
  'file-missing': 400,
  'file-not-csv': 400,
  'file-too-large': 413,
  'storage-full': 413,
  'upload-broken': 400,
  // Not 408: a browser may send a whole upload again by itself after that.
  'upload-slow': 400,
  'too-many-uploads': 429,
  'too-many-streams': 429,
  'analysis-exists': 409,
  'analysis-not-found': 404,
  'analysis-cancelled': 409,
  'analysis-timeout': 422,
  'analysis-memory': 422,
  'analysis-interrupted': 500,
  'analysis-failed': 500,
  'too-many-analyses': 429,
  'disk-full': 507,
  'source-unknown': 409,
  'password-required': 400,
  'sources-differ': 409,
  'report-not-found': 404,
  'rows-not-available': 409,
  'share-not-found': 404,
  'share-password': 403,
  'share-password-wrong': 403,
  'too-many-shares': 409,
  'deploy-token-missing': 401,
  'deploy-token-invalid': 401,
  'release-forbidden': 403,
  'operator-only': 403,
  'build-refused': 422,
  'build-exists': 409,
  'build-unknown': 404,
  'remote-unknown': 404,
  'release-conflict': 409,
  'release-refused': 409,
  'release-unproven': 409,
  'token-exists': 409,
  'token-unknown': 404,
  'shutting-down': 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof statuses;

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
    super(statuses[code], code, detail ?? t(code), fields);
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

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(statuses, code);

/** A refusal as it was written down at an analysis' end. What is not of the catalogue is the engine's word on its input. */
export const recordedRefusal = (code: string, detail: string): Refusal =>
  isKnown(code) ? new AppError(code, detail) : new InputRefused(code, detail);

export const errorBodyOf = (code: string, detail: string, more: Partial<ErrorBody> = {}): ErrorBody => ({
  detail: safeSentence(detail),
  message: safeSentence(detail),
  code,
  ...more,
});
