import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** What actions say around their advice and evidence. */
export const t = translator<keyof typeof en, Takes>({ en, de });
