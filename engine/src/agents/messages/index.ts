import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** What the stages of an analysis say of their own run. */
export const t = translator<keyof typeof en, Takes>({ en, de });
