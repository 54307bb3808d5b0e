/** Columns that are as wide as their widest cell; the last is not padded. Control characters of foreign text are taken out. */
export function table(head: string[], rows: string[][]): string {
  const clean = [head, ...rows].map((row) => row.map((cell) => cell.replace(/\p{C}+/gu, ' ')));
  const widths = head.map((_, column) => Math.max(...clean.map((row) => row[column]?.length ?? 0)));
  const lines = clean.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const units = ['B', 'kB', 'MB'];
export function bytes(count: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), units.length - 1);
  return `${(count / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step] ?? ''}`;
}

/** `2026-11-21 22:15`, in UTC as in the audit. */
export const minute = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

export const percent = (weightBp: number): string => `${weightBp / 100} %`;

export const share = ({ failed, units }: { failed: number; units: number }): string =>
  units === 0 ? 'none yet' : `${failed} of ${units} (${((100 * failed) / units).toFixed(1)} %)`;
