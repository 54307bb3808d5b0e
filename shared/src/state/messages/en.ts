// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'login': "Login successful!",
  'login.unverified': "Login successful! Please verify your email address to access all features.",
  'failed.initialise': "Your account could not be loaded.",
  'failed.login': "Login failed",
  'failed.signup': "Signup failed",
  'failed.forgot': "Failed to send reset email",
  'failed.reset': "Failed to reset password",
  'failed.verify': "Email verification failed",
  'failed.resend': "Failed to resend verification email",
} satisfies Record<string, Message>;
