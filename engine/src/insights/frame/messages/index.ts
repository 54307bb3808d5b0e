import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What measures are called that are no column as it stands. */
export const t = translator<keyof typeof en, Takes>({ en, de });
