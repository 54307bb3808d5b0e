import * as z from 'zod/mini';
import { t } from '../messages';

/** Of a database that is read. It is stored nowhere, so each call that reaches the database brings it. */
export const sourcePassword = z.string().check(z.minLength(1, { error: () => t('password.missing') }));
