import { splitsOf } from '../../contracts/report/claim';
import type { Finding } from '../finding';
import type { Frame } from '../frame/frame';
import { stepColumn } from '../frame/time/build-panel';
import { LIMITS } from './limits';

/**
 * What is told of no table whose things are followed from a start on to see how their groups fare: that single animals, or the plates of their readings,
 * differ, and to which of their groups each belongs.
 */
export function besideGroups({ table, units }: Frame): (finding: Finding) => boolean {
  const step = stepColumn(table);
  const [thing, ...more] = table.model?.shape.entity ?? [];
  // Where nothing parts the things, they are all there is to compare.
  const hasGroups = table.model?.units.some(({ column, owns }) => column === thing && owns.length > 0) === true;
  if (!step || thing === undefined || more.length > 0 || !hasGroups) return () => false;
  const many = units.flatMap(({ column, size }) => (column !== null && size > LIMITS.mostGroups ? [column] : []));
  const single = new Set([thing, ...many]);
  return ({ subject }) => splitsOf(subject).some((column) => single.has(column));
}
