import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of rows whose columns contradict each other. */
export const t = translator<keyof typeof en, Takes>({ en, de });
