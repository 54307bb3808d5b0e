// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'password.show': { label: 'text' };
    'password.hide': { label: 'text' };
  };
  tags: object;
}

export default {
  'dismiss': "Dismiss",
  'tabs.all': "All",
  'undo': "Undo",
  'retry': "Retry",
  'cancel': "Cancel",
  'close': "Close",
  'theme.dark': "Switch to dark theme",
  'theme.light': "Switch to light theme",
  'password.show': ["Show ",["label"]],
  'password.hide': ["Hide ",["label"]],
  'dialog.not-loaded': "This could not be opened. Please check your connection and try again.",
} satisfies Record<string, Message>;
