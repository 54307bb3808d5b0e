import type { ColumnType } from 'kysely';

/** A point in time: read as Date, written as Date. */
export type Instant = ColumnType<Date, Date, Date>;
