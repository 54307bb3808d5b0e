const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as a file holds it. */
export const csvOfTable = ({ header, rows }: { header: readonly string[]; rows: readonly (readonly string[])[] }): string =>
  [header, ...rows].map((row) => row.map(quoted).join(',')).join('\n') + '\n';
