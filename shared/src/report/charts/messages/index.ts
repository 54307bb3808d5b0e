import { translator } from '../../../words';
import english, { type Takes } from './en';

/** The words around a chart, those for readers who do not see it with them. */
export const { t } = translator<keyof typeof english, Takes>(english);
