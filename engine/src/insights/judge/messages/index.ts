import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What a run says of its own tests. */
export const t = translator<keyof typeof en, Takes>({ en, de });
