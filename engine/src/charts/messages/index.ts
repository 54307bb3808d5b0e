import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** The titles, axes and series of charts. */
export const t = translator<keyof typeof en, Takes>({ en, de });
