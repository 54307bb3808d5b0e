import { translator } from '../../../words';
import en, { type Takes } from './en';

/** What a run says of its own tests. */
export const t = translator<keyof typeof en, Takes>({ en });
