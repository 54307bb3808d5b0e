import { translator } from '../../../../words';
import de from './de';
import en, { type Takes } from './en';

/** Groups as these kinds call them. */
export const t = translator<keyof typeof en, Takes>({ en, de });
