import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** The words of a report around its findings. */
export const t = translator<keyof typeof en, Takes>({ en, de });
