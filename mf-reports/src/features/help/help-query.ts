import { help } from '@hub/shared/api';
import type { HelpPage } from '@hub/shared/contracts/constants';
import { defineQuery } from '@hub/shared/query';

/** What a page of help says does not change while a page is open. */
const STALE_MS = 3_600_000;

/** A page of help. */
export const helpQuery = defineQuery({
  key: 'help',
  failure: 'The page of help could not be loaded.',
  fetch: (page: HelpPage, signal) => help.page(page, signal),
  staleMs: STALE_MS,
});
