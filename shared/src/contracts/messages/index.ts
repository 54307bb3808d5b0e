import { translator } from '../../words/translator';
import english, { type Takes } from './en';

/** What a form or a call is refused with by its schema, in the browser as on the server. */
export const { t } = translator<keyof typeof english, Takes>(english);
