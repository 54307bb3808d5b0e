/** A text cell that a spreadsheet would run as a formula gets a leading apostrophe (OWASP, CSV injection). */
export const harmless = (text: string): string => (/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text);

/** A value as a cell of a CSV file that people open in a spreadsheet (RFC 4180). */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
