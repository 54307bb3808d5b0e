import type { Stay } from '../../src/understand/made/stay';
import { analyzeText } from '../../src/testing/analyze-text';
import type { Claim } from '../../src/contracts/report/claim';
import { madeStays, type MadeStays } from './made-stays';
import { stayOf } from './stay-of';
import { optionsOf } from '../options';

const options = optionsOf({ from: 1, sets: 1, half: 'open', reports: false, misses: false });

/** The share that came to its end within a span, of those that were watched for as long. */
function truth({ rows, monthly, from }: MadeStays, { n, unit, days }: Stay['within']): number {
  const watched = rows.filter((row) => row.watched >= days);
  const monthOf = (day: number) => {
    const date = new Date(from + day * 86_400_000);
    return 12 * date.getUTCFullYear() + date.getUTCMonth();
  };
  const isWithin = ({ start, lasted }: (typeof rows)[number]) =>
    monthly ? monthOf(start + lasted) - monthOf(start) < n * (unit === 'years' ? 12 : 1) : lasted <= days;
  return watched.filter((row) => row.gone && !row.elsewhere && isWithin(row)).length / watched.length;
}

const counts = { stays: 0, made: 0, alike: 0, wrongly: 0, reports: 0, exact: 0, sooner: 0, told: 0, falsely: 0, piles: 0, since: 0, step: 0, noStep: 0 }; // prettier-ignore
const misses: string[] = [];

async function reported(table: MadeStays, { within, so }: Stay): Promise<void> {
  let claims: Claim[] = [];
  await analyzeText(table.csv, ({ document }) => void (claims = document.claims));
  const of = claims.filter(({ subject: { measure } }) => measure.op === 'rate' && measure.value === 'true' && measure.column.includes(String(within.n))); // prettier-ignore
  const plain = of.find(({ subject }) => subject.breakdown === null);
  counts.reports++;
  if (plain?.value && Math.abs(plain.value - truth(table, within)) < 0.02) counts.exact++;
  else misses.push(`${table.name}: ${JSON.stringify([so, within, plain?.value])}, not ${truth(table, within)}`);
  const byGroup = of.filter(({ kind, subject }) => kind === 'rate-difference' && subject.breakdown === table.field.group[0]);
  if (table.sooner !== null) counts.sooner++;
  if (table.sooner !== null && byGroup.some(({ member }) => member === table.field.group[1 + (table.sooner ?? 0)])) counts.told++;
  const isOver = ({ subject }: Claim) => subject.breakdown === table.field.start;
  const steps = of.filter((one) => isOver(one) && one.q !== null);
  if (table.since === null) counts.noStep++;
  else counts.since++;
  if (table.since !== null && steps.length > 0) counts.step++;
  const beside = [table.field.pile, table.field.end, table.field.reason];
  const piles = of.filter(({ subject }) => beside.some((name) => name !== undefined && JSON.stringify(subject).includes(`"${name}"`))); // prettier-ignore
  counts.piles += piles.length;
  const wrong = [
    ...(table.sooner === null && table.since === null ? byGroup : []),
    ...of.filter(({ subject }) => subject.breakdown === table.field.figure),
    ...(table.since === null ? steps : []),
  ];
  counts.falsely += wrong.length;
  for (const { sentence } of [...piles, ...wrong]) misses.push(`${table.name}: ${sentence}`);
}

for (let set = 0; set < options.sets; set++) {
  for (const table of madeStays(options.half === 'kept' ? 'kept' : 'open', options.from + set)) {
    const { stay, said } = await stayOf(table.csv);
    if (table.alike === null) {
      counts.stays++;
      if (stay) counts.made++;
      else misses.push(`${table.name}: not made; ${said}`);
      if (stay && options.reports) await reported(table, stay);
    } else {
      counts.alike++;
      if (!stay) continue;
      counts.wrongly++;
      misses.push(`${table.name}: ${table.alike} was taken for stays; ${JSON.stringify(stay)}`);
    }
  }
}
console.log(
  [
    `asked at one age: ${counts.made} of ${counts.stays} lists`,
    `what only looks like one: ${counts.wrongly} of ${counts.alike}`,
    ...(options.reports
      ? [
          `the share that is told is right: ${counts.exact} of ${counts.reports}`,
          `a group that comes to its end sooner is told: ${counts.told} of ${counts.sooner}`,
          `a change by when they began is told: ${counts.step} of ${counts.since}; without one ${counts.noStep} lists`,
          `false claims: ${counts.falsely}; claims of what adds up or is settled by the end: ${counts.piles}`,
        ]
      : []),
  ].join('\n'),
);
if (options.misses) console.log(misses.join('\n'));
