import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** The sentences of this kind. */
export const t = translator<keyof typeof en, Takes>({ en, de });
