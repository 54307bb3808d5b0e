import { KEPT, OPEN } from './fields';
import { ALIKE, APART, madeFew } from './made-few';
import { namedIn, toldOf } from './told-of';
import { optionsOf } from '../options';

/**
 * Of made tables in which a few members stand apart in one thing, how often these are told by name, and nobody else; of tables in which all are as they come, how often a
 * few are told to stand apart for sure, and how often it is only described that few hold much.
 */
const options = optionsOf({ from: 1, sets: 1, half: 'open', misses: false });

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fields = options.half === 'kept' ? KEPT : OPEN;
const misses: string[] = [];
const { from } = options;

for (const how of APART) {
  const counts = { tables: 0, told: 0, all: 0, wrong: 0 };
  for (let seed = from; seed < from + options.sets; seed++)
    for (const field of fields) {
      const { name, csv, few, table } = madeFew(field, how, seed);
      const claims = await toldOf(csv, table);
      const named = claims
        .map(({ sentence }) => namedIn(sentence))
        .find((names) => names.length > 0 && names.every((one) => few.includes(one)));
      counts.tables++;
      counts.told += Number(named !== undefined);
      counts.all += Number(named !== undefined && claims.some(({ effect }) => effect === few.length));
      const wrong = claims.filter(({ q, sentence }) => q !== null && !namedIn(sentence).some((one) => few.includes(one)));
      counts.wrong += Number(wrong.length > 0);
      if (!named || wrong.length > 0)
        misses.push(`${name}: ${few.join(' ')}; ${claims.map(({ sentence }) => sentence).join(' | ') || 'nothing'}`);
    }
  say(`${how}: ${counts.told} of ${counts.tables} told, ${counts.all} with exactly these, ${counts.wrong} with others for sure`);
}
for (const how of ALIKE) {
  const counts = { tables: 0, falsely: 0, described: 0 };
  for (let seed = from; seed < from + options.sets; seed++)
    for (const field of fields) {
      const { name, csv, table } = madeFew(field, how, seed);
      const claims = await toldOf(csv, table);
      counts.tables++;
      counts.falsely += Number(claims.some(({ q }) => q !== null));
      counts.described += Number(claims.some(({ q }) => q === null));
      if (claims.length > 0)
        misses.push(`${name}: ${claims.map(({ sentence, q }) => `${q === null ? '' : '! '}${sentence}`).join(' | ')}`);
    }
  say(`${how}: ${counts.falsely} of ${counts.tables} told for sure, ${counts.described} only described`);
}
if (options.misses) misses.forEach(say);
