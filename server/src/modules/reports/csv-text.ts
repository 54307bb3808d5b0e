export type CsvValue = string | number | boolean | null | undefined;

/** Beginnings that a spreadsheet would take for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\0]/;

const field = (value: CsvValue) => {
  if (value === null || value === undefined) return '';
  // A typed number stays a number; only text can be a formula in disguise.
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180, safe to open in a spreadsheet. */
export const csvText = (header: string[], rows: CsvValue[][]) =>
  [header, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
