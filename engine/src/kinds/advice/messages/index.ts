import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is to be done about findings. */
export const t = translator<keyof typeof en, Takes>({ en, de });
