import { useParams, useSearchParams } from '@hub/shared/router';

/** The token of a mailed link, from the path or else from `?token=`; empty when there is none. */
export function useLinkToken(): string {
  const { token } = useParams();
  const [query] = useSearchParams();
  return (token ?? query.get('token') ?? '').trim();
}
