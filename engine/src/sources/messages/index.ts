import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of tables of databases that were not copied, or not as a whole. */
export const t = translator<keyof typeof en, Takes>({ en, de });
