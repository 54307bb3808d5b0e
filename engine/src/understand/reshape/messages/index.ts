import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of a table that is read in another form than it is written in. */
export const t = translator<keyof typeof en, Takes>({ en, de });
