import { claimsOf } from '../nulls/claims-of';
import { optionsOf } from '../options';
import { CAUSES, type Cause, madeConfounded } from './made-confounded';
import { PARADOXES } from './paradoxes';
import { namesBehind, plainlyTold, reversalsIn } from './told-reversals';

// usage: tsx score-reversals.ts [--tables 40] [--from 0] [--list]: so many tables of each way in which a treatment that does nothing seems to do something
const options = optionsOf({ tables: 40, from: 0, list: false });
/** Where the treatment does nothing, and only the mix or the years make the difference. */
const ONLY_MIX: readonly Cause[] = ['case mix', 'eras'];
const SEEDS_APART = 1_000_003;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

let [wrong, named] = [0, 0];
for (const paradox of PARADOXES) {
  const { name, table } = paradox;
  const claims = await claimsOf(table);
  const isNamed = namesBehind(claims, paradox);
  named += Number(isNamed);
  if (!isNamed || options.list) say(`${isNamed ? '    ' : 'MISSED'}  ${name}\n  ${claims.map(({ kind, sentence }) => `${kind}: ${sentence}`).join('\n  ')}`); // prettier-ignore
}
say(`textbook paradoxes told with what lies behind them: ${named} of ${PARADOXES.length}`);
for (const [place, cause] of CAUSES.entries()) {
  let [turned, plain] = [0, 0];
  for (let at = 0; at < options.tables; at++) {
    const seed = place * SEEDS_APART + options.from + at;
    const { table, by } = madeConfounded(cause, seed);
    const claims = await claimsOf(table);
    const reversals = reversalsIn(claims);
    const told = ONLY_MIX.includes(cause) ? plainlyTold(claims, { group: 'treatment', by, outcome: 'cured' }) : [];
    turned += Number(reversals.length > 0);
    plain += Number(told.length > 0);
    if (options.list)
      for (const claim of [...reversals, ...told]) say(`  ${cause}, seed ${seed}: ${claim.kind} ${claim.sentence}`);
  }
  wrong += turned + plain;
  say(
    `${cause}: ${turned} of ${options.tables} told as turned round${ONLY_MIX.includes(cause) ? `, ${plain} tell of the treatment alone` : ''}`,
  );
}
process.exitCode = wrong === 0 && named === PARADOXES.length ? 0 : 1;
