import { translator } from '../../../words';
import english, { type Takes } from './en';

/** The words of the form in which a reader corrects how a table was read. */
export const { t } = translator<keyof typeof english, Takes>(english);
