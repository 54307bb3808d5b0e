import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What remains of a difference among like rows. */
export const t = translator<keyof typeof en, Takes>({ en, de });
