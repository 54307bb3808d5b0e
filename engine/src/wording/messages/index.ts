import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** Amounts, dates, comparisons and what rows and measures are called: the phrases that sentences of several kinds are made with. */
export const t = translator<keyof typeof en, Takes>({ en, de });
