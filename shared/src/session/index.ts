export { storedValue, type Parser, type StoredValue } from './stored-value';
export { clearToken, isTokenLive, readClaims, readToken, tokenRemaining, writeToken } from './token';
export { clearSession, fullName, readSession, saveSession, writeUser } from './session';
export { type EndReason } from './end-reason';
export { watchToken } from './watch-token';
export { rememberedEmail } from './remembered-email';
export { themePreference, type ThemePreference } from './theme-preference';
export { lastGoodDiscovery } from './last-good-discovery';
export { addToQuarantine, clearQuarantine, readQuarantine, type QuarantineEntry } from './quarantine';
