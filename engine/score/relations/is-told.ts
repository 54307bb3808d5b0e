import { splitsOf, type Claim } from '../../src/contracts/report/claim';
import { bareTable } from '../../src/joins/names';
import type { Place, Plant } from './plants';

/** Whether a column of a claim is that of the shape: in its own table, or carried into another. */
function isOf(claim: Claim, column: string, { table, column: name }: Place): boolean {
  return (
    (bareTable(claim.table) === table && column === name) ||
    column === `${table}.${name}` ||
    column.startsWith(`${table}.${name} (`)
  );
}

function measured({ subject: { measure } }: Claim): string[] {
  if (typeof measure === 'string') return [];
  return 'column' in measure ? [measure.column] : [];
}

/** Whether a claim tells a planted finding, from whichever of the tables. */
export function isTold(plant: Plant, claim: Claim): boolean {
  const { subject, member } = claim;
  if (claim.small) return false;
  const by = [...splitsOf(subject), ...subject.filter.map(({ column }) => column)];
  const labels = [member ?? '', ...subject.filter.map(({ value }) => String(value))];
  const names = (label: string) => labels.some((text) => text.includes(label));
  const measures = (place: Place) => measured(claim).some((column) => isOf(claim, column, place));
  switch (plant.kind) {
    case 'figure-by-group':
      return measures(plant.figure) && by.some((column) => isOf(claim, column, plant.group)) && names(plant.label);
    case 'figure-over-time':
      return measures(plant.figure) && by.some((column) => isOf(claim, column, plant.time));
    case 'figure-with-figure':
      return (
        (measures(plant.figure) && by.some((column) => isOf(claim, column, plant.other))) ||
        (measures(plant.other) && by.some((column) => isOf(claim, column, plant.figure)))
      );
    case 'rows-by-group':
      return (
        measured(claim).some((column) => column.startsWith(plant.child) && column.endsWith('(count)')) &&
        by.some((column) => isOf(claim, column, plant.group)) &&
        names(plant.label)
      );
    case 'without-rows':
      return (
        claim.agent === 'data-analyzer' &&
        bareTable(claim.table) === plant.parent &&
        bareTable(claim.member ?? '') === plant.child &&
        claim.value !== null &&
        Math.abs(claim.value / claim.n - plant.share) < 0.12
      );
  }
}
