import type { Config } from '../config';
import type { NetworkPolicy } from './network-policy';

const POSTGRES_PORT = 5432;

/** Where PostgreSQL sources may be: anywhere but at our own database, and outside of production also nearby. */
export function policyOf({
  ALLOW_PRIVATE_SOURCES,
  NODE_ENV,
  DATABASE_URL,
}: Pick<Config, 'ALLOW_PRIVATE_SOURCES' | 'NODE_ENV' | 'DATABASE_URL'>): NetworkPolicy {
  const nearby = ALLOW_PRIVATE_SOURCES ?? NODE_ENV !== 'production';
  return { allowPrivate: nearby, allowLoopback: nearby, ownDatabases: DATABASE_URL ? [endpointOf(new URL(DATABASE_URL))] : [] };
}

/** The driver takes host and port from the query too, and there they count. */
function endpointOf({ hostname, port, searchParams }: URL) {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname).replace(/^\[|\]$/g, '');
  return { host, port: Number(searchParams.get('port') ?? port) || POSTGRES_PORT };
}
