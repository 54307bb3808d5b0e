import type { Words } from '@hub/shared/words';

/** The words of the shell and of what it shares with remotes, in other languages than English. */
export const words: Words = { de: () => import(/* webpackChunkName: "words-de" */ './de') };
