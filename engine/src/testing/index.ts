// For tests of the packages that feed the engine: what they hand in is looked at from within. No part of its public face.
export { POINT_COLUMN } from '../contracts/report/claim-rows';
export { accent } from '../contracts/testing/pseudo-messages';
export { digitsOutside, HOSTILE, readsInOrder } from '../contracts/testing/visual-order';
export { openEngine, type Engine } from '../duckdb/open-engine';
export { quoteName } from '../duckdb/quote-sql';
export { spearmanSql } from '../kinds/correlation/spearman-sql';
export { rowsOf } from '../insights/rows-of';
export { containsTerm } from '../insights/sql';
export { profileTable } from '../profile/profile-table';
export type { LoadedTable } from '../read/load/loaded-table';
export { loadExtract } from '../sources/extract/load-extract';
export { selectRows } from '../sources/pushdown/source-relation';
export { parseSelect } from '../sources/pushdown/sql-tree';
export { toPostgres } from '../sources/pushdown/to-postgres';
export { writeZip } from '../read/testing/write-zip';
export { usualOrAll } from './usual-or-all';
export { numberFromRows } from '../verify/testing/number-from-rows';
