import { END_REASON_KEY, isEndReason, type EndReason } from './end-reason';
import { TOKEN_KEY } from './stored-token';

/** The new token after a login or a renewal, or why there is none any more. */
type TokenChange = { token: string } | { ended: EndReason };

/** Calls `listener` when **another** tab changes the token. Returns the function that stops watching. */
export function watchToken(listener: (change: TokenChange) => void): () => void {
  let ended: EndReason = 'logout';
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === END_REASON_KEY) ended = isEndReason(newValue) ? newValue : 'logout';
    else if (key === TOKEN_KEY) listener(newValue === null ? { ended } : { token: newValue });
    // A cleared storage comes without a key.
    else if (key === null) listener({ ended: 'logout' });
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
