/** How a table is laid out for the eye. */
export type Drawing =
  | 'markdown'
  | 'markdown without edges'
  | 'psql'
  | 'mysql'
  | 'box'
  | 'grid'
  | 'one blank'
  | 'two blanks'
  | 'four blanks'
  | 'ruled';

/** The lines of a table as a program shows it to people: the header, its rule, the rows. */
export function drawTable([header = [], ...rows]: string[][], drawing: Drawing): string[] {
  const shown = drawing.startsWith('markdown') ? rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|'))) : rows;
  const widths = header.map((name, i) =>
    Math.max(3, ...[name, ...shown.map((row) => row[i] ?? '')].map((cell) => [...cell].length)),
  );
  const numeric = header.map((_, i) => rows.every((row) => /^[-\d.,]*$/.test(row[i] ?? '')));
  const pad = (row: string[], alignRight: boolean) =>
    widths.map((width, i) => {
      const cell = row[i] ?? '';
      const blanks = ' '.repeat(width - [...cell].length);
      return alignRight && numeric[i] ? blanks + cell : cell + blanks;
    });
  const rule = (dash: string, more: number) => widths.map((width) => dash.repeat(width + more));
  const lines = (form: (cells: string[]) => string, alignRight = true) =>
    shown.map((row) => form(pad(row, alignRight)).trimEnd());
  switch (drawing) {
    case 'markdown': {
      const form = (cells: string[]) => `| ${cells.join(' | ')} |`;
      return [
        form(pad(header, false)),
        `|${rule('-', 1)
          .map((dashes, i) => (numeric[i] ? `${dashes}:` : `:${dashes}`))
          .join('|')}|`,
        ...lines(form),
      ];
    }
    case 'markdown without edges':
      return [header.join(' | '), header.map(() => '---').join(' | '), ...shown.map((row) => row.join(' | '))];
    case 'psql': {
      const form = (cells: string[]) => ` ${cells.join(' | ')}`;
      return [
        form(pad(header, false)),
        rule('-', 2).join('+'),
        ...shown.map((row) => form(pad(row, true))),
        `(${rows.length} rows)`,
      ];
    }
    case 'mysql':
    case 'grid': {
      const form = (cells: string[]) => `| ${cells.join(' | ')} |`;
      const edge = `+${rule('-', 2).join('+')}+`;
      const body = lines(form);
      return [
        edge,
        form(pad(header, false)),
        edge,
        ...(drawing === 'grid' ? body.flatMap((line) => [line, edge]) : [...body, edge]),
      ];
    }
    case 'box': {
      const form = (cells: string[]) => `│ ${cells.join(' │ ')} │`;
      const edge = (left: string, middle: string, right: string) => `${left}${rule('─', 2).join(middle)}${right}`;
      return [edge('┌', '┬', '┐'), form(pad(header, false)), edge('├', '┼', '┤'), ...lines(form), edge('└', '┴', '┘')];
    }
    case 'one blank':
    case 'two blanks':
    case 'four blanks':
    case 'ruled': {
      const gap = ' '.repeat({ 'one blank': 1, 'two blanks': 2, 'four blanks': 4, ruled: 1 }[drawing]);
      const form = (cells: string[]) => cells.join(gap);
      return [form(pad(header, true)).trimEnd(), ...(drawing === 'ruled' ? [form(rule('-', 0))] : []), ...lines(form)];
    }
  }
}
