import type { Claim } from '../../src/contracts/report/claim';
import type { Planted } from './made-events';

/** Labels that a claim names, of its rows and of what it counts among them. */
function labelsOf({ subject: { filter, measure } }: Claim): string[] {
  return [
    ...filter.map(({ value }) => String(value)),
    ...(typeof measure === 'object' && measure.op === 'rate' ? [measure.value] : []),
  ];
}

export const isCell = (claim: Claim): boolean => claim.kind === 'group-step' && labelsOf(claim).length === 2;

export const isOfPlanted = (claim: Claim, { labels }: Planted): boolean =>
  isCell(claim) && Object.values(labels).every((label) => labelsOf(claim).includes(label));

/** Within five weeks of the day: a month, and what its edges take. */
export const isDated = ({ member }: Claim, { at }: Planted): boolean =>
  Math.abs(Date.parse(member?.length === 7 ? `${member}-01` : (member ?? '')) - at) <= 35 * 86_400_000;
