import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of a file that is looked at before it is analysed. */
export const t = translator<keyof typeof en, Takes>({ en, de });
