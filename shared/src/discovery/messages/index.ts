import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** The words of the strip that names overrides. */
export const { t } = translator<keyof typeof english, Takes>(english);
