import type { LookAlikeTable, TimeTable } from '../suites/time-headers';
import type { RateTable } from '../suites/rate-names';
import type { Changed } from '../suites/changed';
import type { Understood } from '../understood';
import type { Book } from './book';

export function judgeTimeHeader(table: TimeTable, said: Understood, book: Book): void {
  const wanted = table.time.map((place) => said.columns[place]?.name ?? '');
  const right = said.time !== null && [...said.time].sort().join('\n') === wanted.sort().join('\n');
  book.count('time headers', right, `${table.name}: ${said.time?.join(' + ') ?? 'none'}`);
}

export function judgeLookAlike(table: LookAlikeTable, said: Understood, book: Book): void {
  const column = said.columns[table.column];
  const taken = column === undefined || column.role === 'time' || said.time?.includes(column.name) === true;
  book.count('look-alikes of time left alone', !taken, table.name);
}

export function judgeRate(table: RateTable, said: Understood, book: Book): void {
  const column = said.columns[table.column];
  const right = column?.role === 'measure' && column.unit !== '%' && column.scale === null;
  book.count('rates without a percent', right, `${table.name}: ${column?.role ?? 'missing'} in ${column?.unit ?? 'no unit'}`);
}

export function judgeShareAboveOne(table: RateTable, said: Understood, book: Book): void {
  const column = said.columns[table.column];
  const right = column?.role === 'measure' && column.scale !== 'percent';
  book.count('shares above one that keep their scale', right, `${table.name}: ${column?.role ?? 'missing'}, ${column?.scale ?? 'no'} scale`); // prettier-ignore
}

/** Roles that a change of form has left as they were. */
export function judgeChange(table: Changed, before: Understood, after: Understood, book: Book): void {
  const names = table.change === 'headers without names';
  table.from.forEach((own, place) => {
    if (own < 0) return;
    const [was, is] = [before.columns[own]?.role, after.columns[place]?.role];
    const told = `${table.name}, ${table.change}: “${before.columns[own]?.name ?? own}” was ${was ?? 'missing'}, is ${is ?? 'missing'}`;
    book.count(names ? 'roles that stay without names' : 'roles that stay', was === is, told);
    book.count(`roles that stay: ${table.change}`, was === is, told);
  });
}
