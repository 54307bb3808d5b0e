import type { Column } from '../../model';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { modelColumnOf } from '../../insights/frame/roles';
import { thingOf } from '../../insights/frame/thing-of';
import { LIMITS } from './limits';
import { DESCRIBES, DOES } from './words';
import { hasWord, nameWords } from '../../profile/roles/name-words';

/** Whom rows belong to, one by one: the members of a column. */
export interface Members {
  column: string;
  /** Whether each is one row. */
  each: boolean;
  /** Each row's member, −1 for none. */
  codes: Int32Array;
  size: number;
  /** They do what the rows are about, and nothing happens to them: who has most of it works most. */
  works: boolean;
}

/** The columns whose members are looked at one by one, those that are called by names first. */
export function membersOf(frame: Frame): Members[] {
  if (frame.sampled) return [];
  const thing = thingOf(frame.table);
  if (thing !== null) {
    const codes = Int32Array.from({ length: frame.n }, (_, row) => row);
    return [{ column: thing, each: true, codes, size: frame.n, works: false }];
  }
  const columns = [
    ...frame.entities.map(({ column, codes }) => ({ column, codes })),
    ...frame.dimensions.filter(isFew).map(({ column, codes }) => ({ column, codes })),
  ];
  return columns
    .filter(({ column, codes }) => !hasWord(nameWords(column.name), DESCRIBES) && isKnown(frame, codes))
    .filter(({ column }, i, all) => all.findIndex((one) => one.column.name === column.name) === i)
    .map(({ column, codes }) => ({
      column: column.name,
      each: false,
      codes,
      size: codes.reduce((most, code) => Math.max(most, code + 1), 0),
      works: column.role === 'personal-data' || hasWord(nameWords(column.name), DOES),
    }))
    .filter(({ size }) => size >= LIMITS.fewestMembers)
    .sort((a, b) => Number(isNumbered(frame, a.column)) - Number(isNumbered(frame, b.column)));
}

/** Whether rows belong to members: of what most rows have none of, a few have what they have. */
const isKnown = ({ n }: Frame, codes: Int32Array): boolean =>
  codes.reduce((known, code) => known + Number(code >= 0), 0) >= LIMITS.mostlyBelong * n;

/** Of a handful of labels those that name people or things, and no classes. */
const isFew = ({ entity, distinct, labels, outcome, column }: Dimension): boolean =>
  !outcome && distinct === labels.length && distinct >= LIMITS.fewestMembers && (entity || column.role === 'identifier');

/** What members are known by is a number, which tells a reader less than a name. */
const isNumbered = ({ table }: Frame, column: Column['name']): boolean =>
  (modelColumnOf(table, column)?.examples ?? []).some((label) => /\d/.test(label));
