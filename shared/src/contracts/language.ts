import { LANGUAGES, type Language } from '@hub/engine/contracts/language';
import * as z from 'zod/mini';

export { LANGUAGES, type Language };
export const language = z.enum(LANGUAGES);
