/** Years beyond these cannot be reckoned with: what a date says before the year 1 or after 9999 (or `infinity`) counts as unread. */
const FIRST = "DATE '0001-01-01'";
const AFTER = "DATE '10000-01-01'";

/** SQL of a date or timestamp, NULL where it lies outside of the years 1 to 9999. */
export const withinYears = (value: string): string =>
  `(CASE WHEN ${value} >= ${FIRST} AND ${value} < ${AFTER} THEN ${value} END)`;
