// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'found': { results: 'number' };
    'report.keywords': { source: 'text' };
  };
  tags: object;
}

export default {
  'title': "Search and commands",
  'field': "Search screens, actions and reports",
  'placeholder': "Search or jump to…",
  'close-key': "Esc",
  'results': "Results",
  'found': [["results",2,{"one":[0," result"],"other":[0," results"]}]],
  'nothing': "Nothing found. Try another word.",
  'loading': "Loading your reports…",
  'searching': "Searching your older reports…",
  'failed': "Your reports could not be loaded, so not all of them are searched.",
  'group.go-to': "Go to",
  'group.begin': "Begin",
  'group.reports': "Reports",
  'group.session': "Session",
  'begin.keywords': "new start analysis",
  'report.keywords': ["open ",["source"]],
  'theme.dark': "Switch to dark theme",
  'theme.light': "Switch to light theme",
  'theme.keywords': "appearance mode colour color",
  'logout': "Logout",
  'logout.keywords': "log out sign out",
  'untitled': "Untitled Report",
} satisfies Record<string, Message>;
