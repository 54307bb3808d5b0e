import { TOKEN_KEY } from './token';

/**
 * Calls `listener` when **another** tab changes the token: with null after a logout there, with the new token after a login or a
 * renewal. Returns the function that stops watching.
 */
export function watchToken(listener: (token: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY) listener(event.newValue);
    // A cleared storage comes without a key.
    else if (event.key === null) listener(null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
