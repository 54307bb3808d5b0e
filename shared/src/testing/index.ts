export { answer, apiServer, refuse, useApiServer } from './api-fakes';
export { makeAnalytics, makeProgress, makeReport, makeSession, makeSessionEntry, makeSettings, makeUser } from './fixtures';
export { enableModalDialogs } from './modal-dialogs';
export { passTime } from './pass-time';
export { expectUntold } from './record-store';
export { renderWithHub } from './render-with-hub';
export { savedFiles } from './saved-files';
export { signIn, signOut } from './sign-in';
export { makeToken } from './token';
