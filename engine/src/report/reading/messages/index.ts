import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What a report says of how a table was read. */
export const t = translator<keyof typeof en, Takes>({ en, de });
