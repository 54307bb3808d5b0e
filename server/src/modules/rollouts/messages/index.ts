import { translator } from '@hub/shared/words/plain';
import english, { type Takes } from './en';

/** Why a rollout was halted. */
export const { t } = translator<keyof typeof english, Takes>(english);
