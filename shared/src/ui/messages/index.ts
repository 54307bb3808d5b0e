import { translator } from '../../words';
import english, { type Takes } from './en';

/** The words of the base components. */
export const { t } = translator<keyof typeof english, Takes>(english);
