import { translator } from '../../words';
import english, { type Takes } from './en';

/** The words around a report: what can be done with it, and what stands behind its numbers. */
export const { t } = translator<keyof typeof english, Takes>(english);
