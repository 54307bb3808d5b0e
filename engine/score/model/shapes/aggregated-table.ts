import type { Domain, Members } from '../domains/domain';
import { measure, type Field } from '../make/field';
import { members, membersField } from '../make/fill';
import { draft, type Draft } from '../make/draft';
import type { Random } from '../make/random';

const BAND: Members = { concept: 'age band', members: ['18-29', '30-44', '45-59', '60+'], ordered: true };
const SEX: Members = { concept: 'gender', members: ['female', 'male'] };

export type CellKind = 'count' | 'weight' | 'part-of-whole' | 'cases-and-controls';

const grid = (specs: readonly Members[]): string[][] =>
  specs.reduce<string[][]>((rows, { members: all }) => rows.flatMap((row) => all.map((member) => [...row, member])), [[]]);

/** Attributes of an event's rows: two of its own, age and sex. */
function attributesOf(random: Random, { event }: Domain): Members[] {
  const own = event.categories.filter(({ concept }) => concept !== BAND.concept && concept !== SEX.concept);
  return [...random.some(own, 2), BAND, SEX];
}

const weigh = (concept: string, cells: readonly number[]): Field => {
  const field = measure(concept, 'flow', cells);
  return { ...field, complete: true, label: { ...field.label, roles: ['weight', 'measure'] } };
};

/** One row for each combination of attributes, with how often it is met; `repeats` times where cells are not unique. */
export function aggregatedTable(random: Random, domain: Domain, kind: CellKind, repeats = 1): Draft {
  const specs = attributesOf(random, domain);
  const cells = random.shuffled(Array.from({ length: repeats }, () => grid(specs)).flat()).filter(() => random.chance(0.94));
  const fields = specs.map((spec, c) => membersField(spec, cells.map((row) => row[c] ?? ''))); // prettier-ignore
  for (const field of fields) field.complete = true;
  const counts = cells.map(() => random.whole(1, 90));
  switch (kind) {
    case 'count':
      return draft(['aggregated'], [...fields, weigh('count', counts)], { time: null });
    case 'weight':
      return draft(['aggregated'], [...fields, weigh('weighting factor', counts.map((count) => count / 20))], { time: null }); // prettier-ignore
    case 'part-of-whole': {
      const part = counts.map((count) => Math.floor(count * random.between(0.05, 0.5)));
      return draft(['aggregated'], [...fields, weigh('number of cases', part), weigh('number of persons', counts)], {
        time: null,
      });
    }
    case 'cases-and-controls': {
      const controls = counts.map(() => random.whole(1, 90));
      return draft(['aggregated'], [...fields, weigh('number of cases', counts), weigh('number of controls', controls)], {
        time: null,
      });
    }
  }
}

export interface BothForms {
  cells: Draft;
  persons: Draft;
}

/** One table of unique cells, and the same with a row for each person. */
export function bothForms(random: Random, domain: Domain): BothForms {
  const specs = attributesOf(random, domain);
  const drawn = specs.map((spec) => members(random, spec, 1500));
  const persons = (drawn[0] ?? []).map((_, i) => drawn.map((column) => column[i] ?? ''));
  const cells = new Map<string, { row: string[]; count: number }>();
  for (const row of persons) {
    const cell = cells.get(row.join('\n')) ?? { row, count: 0 };
    cell.count++;
    cells.set(row.join('\n'), cell);
  }
  const fieldsOf = (rows: readonly string[][]): Field[] =>
    specs.map((spec, c) => ({ ...membersField(spec, rows.map((row) => row[c] ?? '')), complete: true })); // prettier-ignore
  const unique = [...cells.values()];
  const counts = weigh('count', unique.map(({ count }) => count)); // prettier-ignore
  return {
    cells: draft(['aggregated'], [...fieldsOf(unique.map(({ row }) => row)), counts], { time: null }),
    persons: draft(['event', 'entity'], fieldsOf(random.shuffled(persons)), { time: null }),
  };
}
