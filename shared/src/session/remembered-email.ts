import * as z from 'zod/mini';
import { storedValue } from './stored-value';

/** The address that *Remember me* fills in at the next visit. */
export const rememberedEmail = storedValue('hub.rememberedEmail', z.string());
