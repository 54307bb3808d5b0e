import * as z from 'zod/mini';
import { LANGUAGES } from './constants';

export const language = z.enum(LANGUAGES);
