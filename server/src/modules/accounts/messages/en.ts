// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'created': "Account created successfully! Please check your email to verify your account.",
  'logged-in': "Login successful!",
  'logged-in.unverified': "Login successful! Please verify your email address to access all features.",
  'logged-out': "You have been logged out.",
  'mail-sent': "If there is an account with this address, an email is on its way to it.",
  'verified': "Your email address is verified.",
  'password-reset': "Your password has been reset. You can sign in with it now.",
  'deleted': "Your account and all its data have been deleted.",
} satisfies Record<string, Message>;
