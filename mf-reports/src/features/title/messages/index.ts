import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** What a report without a title is called: apart from the words of the list, so that home loads no more than it shows. */
export const { t } = translator<keyof typeof english, Takes>(english);
