import type { Share } from '@hub/shared/contracts/reports/share';
import type { ShareRow } from './share-repository';

export const presentShare = (row: ShareRow): Share => ({
  id: row.id,
  queries: row.with_queries,
  rows: row.with_rows,
  shared_by: row.shared_by,
  password: row.password_hash !== null,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  uses: row.uses,
});
