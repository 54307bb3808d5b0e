import { loadReleases } from '@hub/shared/api';
import { defineQuery } from '@hub/shared/query';

/** Somebody else may release at any moment; two screens of one visit share what was answered. */
const STALE_MS = 5000;
const MOST_ENTRIES = 50;

/** How every remote stands. */
export const releasesQuery = defineQuery({
  key: 'releases',
  failure: 'The releases could not be loaded.',
  fetch: async (_: undefined, signal) => (await loadReleases()).status(signal),
  staleMs: STALE_MS,
});

/** What was changed of one remote, newest first. */
export const auditQuery = defineQuery({
  key: 'release-audit',
  failure: 'The audit could not be loaded.',
  fetch: async (remote: string, signal) => (await loadReleases()).audit(remote, MOST_ENTRIES, signal),
  staleMs: STALE_MS,
  keep: 10,
});

/** Where screens of one remote have crashed, those that most devices have met first. */
export const crashesQuery = defineQuery({
  key: 'release-crashes',
  failure: 'The crashes could not be loaded.',
  fetch: async (remote: string, signal) => (await loadReleases()).crashes(remote, signal),
  staleMs: STALE_MS,
  keep: 10,
});

/** What pages have reported of one remote. */
export const reportsQuery = defineQuery({
  key: 'release-reports',
  failure: 'The reports of pages could not be loaded.',
  fetch: async (remote: string, signal) => (await loadReleases()).reports(remote, signal),
  staleMs: STALE_MS,
  keep: 10,
});
