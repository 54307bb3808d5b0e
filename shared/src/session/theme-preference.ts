import * as z from 'zod/mini';
import { storedValue } from './stored-value';

export const themePreferenceSchema = z.enum(['system', 'light', 'dark']);
export type ThemePreference = z.infer<typeof themePreferenceSchema>;

export const themePreference = storedValue('hub.theme', themePreferenceSchema);
