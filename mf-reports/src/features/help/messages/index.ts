import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words around the pages that help; their own come from the server, which sends them as text too. */
export const { t } = translator<keyof typeof english, Takes>(english);
