import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** Why a start is refused, for whoever runs the hub. */
export const { t } = translator<keyof typeof english, Takes>(english);
