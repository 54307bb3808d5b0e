import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of columns that reading has made. */
export const t = translator<keyof typeof en, Takes>({ en, de });
