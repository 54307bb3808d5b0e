import * as z from 'zod/mini';
import { EMAIL_PATTERN, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants';
import { language } from '../language';
import { t } from '../messages';
import { user } from './session';

export * from './session';

/** One address has one form: letters that look and mean the same (full-width ones, ligatures) become the plain ones, and small. */
export const email = z
  .string()
  .check(z.normalize('NFKC'), z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(EMAIL_PATTERN, { error: () => t('email') }));

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, { error: () => t('password.short', { least: PASSWORD_MIN_LENGTH }) }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: () => t('password.long', { most: PASSWORD_MAX_LENGTH }) }),
  );

export const signupRequest = z.object({ firstName: name, lastName: name, email, password: newPassword });
export type SignupRequest = z.infer<typeof signupRequest>;

export const loginRequest = z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH)) });
export type LoginRequest = z.infer<typeof loginRequest>;

export const resendRequest = z.object({ email: z.optional(email) });
export const forgotRequest = z.object({ email });
export const resetRequest = z.object({ password: newPassword });

export const settings = z.object({
  notify_new_reports: z.boolean(),
  notify_agent_status: z.boolean(),
  weekly_summary: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

/** `GET /users/settings`: what the settings screen shows; `PUT` takes any part of `settings` and the names. */
export const settingsResponse = z.object({
  settings,
  user,
  /** The address that becomes the account's own once its link is followed; absent in answers of the releases before. */
  pending_email: z.optional(z.nullable(z.string())),
});
export type SettingsResponse = z.infer<typeof settingsResponse>;
export const settingsRequest = z.object({
  settings: z.optional(settings),
  language: z.optional(language),
  first_name: z.optional(name),
  last_name: z.optional(name),
});
export type SettingsRequest = z.infer<typeof settingsRequest>;

export const passwordChangeRequest = z.object({ current_password: z.string(), password: newPassword });
export const emailChangeRequest = z.object({ email, current_password: z.string() });
export const accountDeleteRequest = z.object({ current_password: z.string() });

/** An entry of `GET /users/sessions`: a place where the user is logged in. */
export const sessionEntry = z.object({
  id: z.string(),
  user_agent: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;
export const sessionList = z.array(sessionEntry);

/** Answer of `GET /users/export`. It is handed on to the user as it came, so nothing in it is left out. */
export const accountExport = z.looseObject({ exported_at: z.string(), user });
