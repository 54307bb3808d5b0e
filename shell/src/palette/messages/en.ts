// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'found': { results: 'number' };
    'report.keywords': { source: 'text' };
    'do.open': { title: 'text' };
    'do.again': { title: 'text' };
    'do.compare': { title: 'text' };
    'do.share': { title: 'text' };
    'do.rename': { title: 'text' };
    'do.download': { format: 'text'; title: 'text' };
    'do.delete': { title: 'text' };
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
  'group.here': "This report",
  'group.actions': "With a report",
  'group.go-to': "Go to",
  'group.begin': "Begin",
  'group.reports': "Reports",
  'group.session': "Session",
  'begin.keywords': "new start analysis",
  'report.keywords': ["open ",["source"]],
  'do.open': ["Open ",["title"]],
  'do.open.verbs': "open read",
  'do.again': ["Analyze again: ",["title"]],
  'do.again.verbs': "analyze again refresh",
  'do.compare': ["See what changed: ",["title"]],
  'do.compare.verbs': "compare changed changes",
  'do.share': ["Share ",["title"]],
  'do.share.verbs': "share link",
  'do.rename': ["Rename ",["title"]],
  'do.rename.verbs': "rename title",
  'do.download': ["Download as ",["format"],": ",["title"]],
  'do.download.verbs': "download save export",
  'do.download.failed': "Failed to download report",
  'do.delete': ["Delete ",["title"]],
  'do.delete.verbs': "delete remove",
  'hint': "Type share, rename, download, compare or delete and a report’s name. ? lists all keys.",
  'keys': "Keyboard shortcuts",
  'keys.search': "Search screens, actions and reports",
  'keys.list': "Show this list",
  'keys.move': "Move through results, menus and tabs",
  'keys.choose': "Choose what is marked",
  'keys.next': "Go to the next control, or back",
  'keys.close': "Close a dialog, a menu or a panel; leave a field as it was",
  'keys.switch': "Open this list by the key ?",
  'keys.switch.hint': "Turn it off if you speak to your computer, or press keys by accident.",
  'theme.dark': "Switch to dark theme",
  'theme.light': "Switch to light theme",
  'theme.keywords': "appearance mode colour color",
  'logout': "Logout",
  'logout.keywords': "log out sign out",
  'untitled': "Untitled Report",
  'key.control-k': "Ctrl K",
  'key.enter': "Enter",
  'key.tab': "Tab",
  'key.shift-tab': "Shift Tab",
  'help.reading': "How to read a report",
  'help.checks': "What is checked and how",
  'help.data': "Where your data go",
  'help': "Help",
} satisfies Record<string, Message>;
