// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'unknown-address.start': { path: 'text' };
    'unknown-address.home': { path: 'text' };
    'uploading': { percent: 'text' };
    'screen.missing': { screen: 'text' };
  };
  tags: object;
}

export default {
  'landing.title': "Data Intelligence Hub: reports you can check",
  'skip': "Skip to content",
  'sidebar': "Sidebar",
  'main': "Main",
  'menu': "Menu",
  'menu.open': "Open menu",
  'menu.close': "Close menu",
  'search': "Search",
  'search.keys': "Ctrl K",
  'search.not-loaded': "The search could not be loaded. Please check your connection.",
  'logout': "Logout",
  'unknown-address.start': ["There is no page at ",["path"],". This is the start page."],
  'unknown-address.home': ["There is no page at ",["path"],". This is Home."],
  'offline': "You are offline. What is on the screen stays; anything new needs a connection.",
  'analyzing': "Analyzing",
  'uploading': ["Uploading, ",["percent"]," %"],
  'loading': "Loading",
  'screen.missing': [["screen"]," is not available right now"],
  'screen.not-loaded': "This part of the product could not be loaded. The rest keeps working.",
  'screen.crashed': "This part of the product ran into an error. The rest keeps working.",
  'screen.retry': "Retry",
  'screen.details': "Details",
  'screen.incident': "Incident",
  'screen.team': "Team",
  'old-page': "The hub has been updated since this page was opened. Keep what you have entered, then load the page again.",
  'taken-back': "This version of the screen has a fault and has been taken back. What you have entered stays until you change to the earlier version.",
  'taken-back.change': "Change now",
  'crash': "Something went wrong",
  'crash.text': "This page ran into an error. Your data is safe.",
  'crash.reload': "Load the page again",
} satisfies Record<string, Message>;
