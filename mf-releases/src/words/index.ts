import type { Words } from '@hub/shared/words';

/** The words of all screens of this remote, in other languages than English. */
export const words: Words = { de: () => import(/* webpackChunkName: "words-de" */ './de') };
