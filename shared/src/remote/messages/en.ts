// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'email': "Email",
  'password': "Password",
  'sign-in': "Sign in for development",
  'screens': "Screens of this remote",
} satisfies Record<string, Message>;
