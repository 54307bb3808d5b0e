import type { ColumnType } from './column';

/** Whether a column holds dates, with or without a time of day. */
export const isDay = ({ type }: { type: ColumnType }): boolean => type === 'date' || type === 'timestamp';
