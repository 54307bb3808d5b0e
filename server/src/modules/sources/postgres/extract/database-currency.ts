import * as z from 'zod/mini';
import { parseNumber } from '@hub/engine';
import type { Session } from '../connect/open-session';

/** The currency in which this database writes `money`, as far as its sign tells. The locale `C` has none, though it writes `$`. */
export async function databaseCurrency({ client }: Session): Promise<string | null> {
  const { rows } = await client.query<Record<string, unknown>>(
    "SELECT 1::money::text AS one, current_setting('lc_monetary') AS locale",
  );
  const { one, locale } = z.object({ one: z.string(), locale: z.string() }).parse(rows[0]);
  if (/^(?:C|POSIX)?(?:\.|$)/i.test(locale)) return null;
  return parseNumber(one.trim())?.currency ?? null;
}
