import type { Config } from '../../../config';
import { googleOf } from './google-endpoints';
import type { SheetSource } from './read-sheet';

const TIMEOUT_MS = 120_000;

export const sheetSourceOf = (config: Config): SheetSource => ({
  google: googleOf(config),
  limits: { timeoutMs: TIMEOUT_MS, maxBytes: config.SHEET_LIMIT },
});
