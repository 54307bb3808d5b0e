import { translator } from '../../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of a person’s word that could not be followed. */
export const t = translator<keyof typeof en, Takes>({ en, de });
