/** What search engines and link previews say of the product. */
export const LANDING_TITLE = 'Data Intelligence Hub: reports you can check';
export const LANDING_DESCRIPTION =
  'Connect a CSV file, a Google Sheet or PostgreSQL and read what stands in it: findings, charts and suggested actions, each number with the query that gave it.';
