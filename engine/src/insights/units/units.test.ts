import { familyOf } from '../../contracts/report/insight-kind';
import { parseMeasure } from '../../contracts/report/measure';
import { analyzeText, csvOf, seeded } from '../../testing/analyze-text';

jest.setTimeout(60_000);

type Cell = string | number;
type Random = () => number;

const normal = (random: Random): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const OF_ONE_COLUMN = new Set(['spike', 'dominance', 'evenness', 'repetition', 'headline']);

/** Pairs of columns that the report sets beside each other by a test. */
async function pairsOf(header: readonly string[], rows: readonly (readonly Cell[])[]): Promise<string[]> {
  let pairs: string[] = [];
  await analyzeText(csvOf(header, rows), ({ document }) => {
    pairs = document.claims
      .filter((claim) => claim.p !== null && !OF_ONE_COLUMN.has(familyOf(claim.kind)))
      .map(({ subject: { breakdown, filter, measure } }) => {
        const by = (breakdown === null ? [] : [breakdown].flat()).map((id) => {
          const typed = parseMeasure(id);
          return 'column' in typed ? typed.column : id;
        });
        return [
          ...new Set([...filter.map(({ column }) => column), ...by, ...('column' in measure ? [measure.column] : [])]),
        ].join('×');
      });
  });
  return [...new Set(pairs)];
}

/** Wards of hospitals: each ward has a level of its own, every fourth ward belongs to one owner. */
function wards(ofOwner: number, name: (ward: number) => Cell): Cell[][] {
  const random = seeded(12);
  const levels = many(24, () => 40 * random());
  return many(1200, () => {
    const ward = Math.floor(24 * random());
    const stay = 100 + (levels[ward] ?? 0) + (ward % 4 === 0 ? ofOwner : 0) + 10 * random();
    return [name(ward), `Owner ${(ward % 4) + 1}`, stay.toFixed(1)];
  });
}

describe.each<[string, (ward: number) => Cell]>([
  ['names', (ward) => `Ward ${String.fromCharCode(65 + ward)}`],
  ['numbers', (ward) => 11 + ward],
])('units that go by %s', (_, name) => {
  test('that differ by themselves make no difference between their owners, however many rows they have', async () => {
    expect(await pairsOf(['ward', 'owner', 'stay'], wards(0, name))).not.toContain('owner×stay');
    expect(await pairsOf(['ward', 'owner', 'stay'], wards(60, name))).toContain('owner×stay');
  });
});

/** Children who are measured at four ages: each has a level of its own, half of them are girls. */
function children(ofSex: number): Cell[][] {
  const random = seeded(5);
  return many(24, (child) => ({ child, level: 22 + 2 * normal(random) })).flatMap(({ child, level }) =>
    [8, 10, 12, 14].map((age) => [
      `${child % 2 ? 'M' : 'F'}${10 + child}`,
      child % 2 ? 'Male' : 'Female',
      age,
      (level + (child % 2 ? ofSex : 0) + 0.6 * (age - 8) + 0.8 * normal(random)).toFixed(1),
    ]),
  );
}

test('who is measured again and again is a unit under any header, that of a sort of things too', async () => {
  for (const header of ['Subject', 'child', 'topic']) {
    expect(await pairsOf([header, 'Sex', 'age', 'distance'], children(2))).not.toContain('Sex×distance');
    expect(await pairsOf([header, 'Sex', 'age', 'distance'], children(6))).toContain('Sex×distance');
  }
});

test('numbers that name things are no figures', async () => {
  await analyzeText(
    csvOf(
      ['ward', 'owner', 'stay'],
      wards(0, (ward) => 11 + ward),
    ),
    ({ document }) => {
      expect(
        document.claims.filter(
          ({ subject }) => subject.measure.op === 'mean' && subject.measure.column === 'ward' && subject.breakdown !== null,
        ),
      ).toEqual([]);
    },
  );
});

/** Users who rate items: both have a level of their own, and each an attribute. */
function ratings(ofSex: number, ofGenre: number): Cell[][] {
  const random = seeded(3);
  const users = many(40, (i) => ({ id: `u${i}`, sex: i % 2 ? 'female' : 'male', level: normal(random) }));
  const items = many(40, (i) => ({ id: `i${i}`, genre: i % 2 ? 'crime' : 'drama', level: normal(random) }));
  return many(900, () => {
    const [user, item] = [pick(random, users), pick(random, items)];
    const more = (user.sex === 'male' ? ofSex : 0) + (item.genre === 'crime' ? ofGenre : 0);
    return [user.id, user.sex, item.id, item.genre, (6 + user.level + item.level + more + 0.5 * normal(random)).toFixed(2)];
  });
}

test('of two crossed units each is the unit of what belongs to it', async () => {
  const header = ['user', 'sex', 'item', 'genre', 'rating'];
  const told = async (ofSex: number, ofGenre: number) =>
    (await pairsOf(header, ratings(ofSex, ofGenre))).filter((pair) => ['sex×rating', 'genre×rating'].includes(pair));
  expect(await told(0, 0)).toEqual([]);
  expect(await told(3, 0)).toEqual(['sex×rating']);
  expect(await told(0, 3)).toEqual(['genre×rating']);
});

/** Rows of patients in two positions: what varies within a patient is compared within. */
function readings(ofPosition: number): Cell[][] {
  const random = seeded(8);
  const patients = many(30, (i) => ({ id: `Patient ${i + 1}`, arm: pick(random, ['A', 'B']), level: 12 * normal(random) }));
  return many(600, () => {
    const { id, arm, level } = pick(random, patients);
    const position = pick(random, ['sitting', 'standing']);
    return [id, arm, position, (120 + level + (position === 'standing' ? ofPosition : 0) + 3 * normal(random)).toFixed(1)];
  });
}

test('a difference within units that all rows together would hide is found', async () => {
  const header = ['patient', 'arm', 'position', 'pressure'];
  expect(await pairsOf(header, readings(0))).not.toContain('position×pressure');
  expect(await pairsOf(header, readings(4))).toContain('position×pressure');
});

/** Days with an operator each: the rows of a day are one batch. */
function batches(ofAnn: number): Cell[][] {
  const random = seeded(21);
  return many(80, (day) => {
    const [operator, level] = [pick(random, ['Ann', 'Ben']), 2 * normal(random) + 0];
    const more = operator === 'Ann' ? ofAnn : 0;
    return many(12, () => [
      new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10),
      operator,
      (10 + level + more + normal(random)).toFixed(2),
    ]);
  }).flat();
}

test('what belongs to a day is compared between days', async () => {
  expect(await pairsOf(['day', 'operator', 'thickness'], batches(0))).not.toContain('operator×thickness');
  expect(await pairsOf(['day', 'operator', 'thickness'], batches(4))).toContain('operator×thickness');
});

/** Records that are there six times. */
function copied(ofRed: number): Cell[][] {
  const random = seeded(5);
  const records = many(120, () => {
    const colour = pick(random, ['red', 'blue']);
    return [colour, pick(random, ['small', 'large']), (100 + (colour === 'red' ? ofRed : 0) + 20 * normal(random)).toFixed(2)];
  });
  return many(6, () => records).flat();
}

test('records that were copied count once', async () => {
  expect(await pairsOf(['colour', 'form', 'weight'], copied(0))).toEqual([]);
  expect(await pairsOf(['colour', 'form', 'weight'], copied(25))).toContain('colour×weight');
});

test('equal rows of categories are different records', async () => {
  const random = seeded(17);
  const rows = many(900, () => {
    const sex = pick(random, ['f', 'm']);
    return [sex, pick(random, ['A', 'B', 'C']), random() < (sex === 'm' ? 0.44 : 0.3) ? 'yes' : 'no'];
  });
  expect(await pairsOf(['sex', 'department', 'admitted'], rows)).toContain('sex×admitted');
});

test('a rare flag does not make a unit of what it happens to agree with', async () => {
  const random = seeded(23);
  const rows = many(2000, () => {
    const shop = `Shop ${1 + Math.floor(12 * random())}`;
    const gift = random() < 0.004 ? 'yes' : 'no';
    const paid = pick(random, ['card', 'cash']);
    return [shop, gift, paid, (50 + (paid === 'cash' ? 4 : 0) + 10 * normal(random)).toFixed(1)];
  });
  expect(await pairsOf(['shop', 'gift', 'paid', 'amount'], rows)).toContain('paid×amount');
});

test('another name of the unit is compared as the unit is, however few there are', async () => {
  const random = seeded(31);
  const regions = ['North', 'South', 'East', 'West'];
  const rows = many(1600, () => {
    const at = Math.floor(4 * random());
    const amount = (at === 0 ? 200 : 100) + 20 * normal(random);
    return [10 + at, regions[at] ?? '', at % 2 === 0 ? 'big' : 'small', amount.toFixed(1)];
  });
  expect(await pairsOf(['region_id', 'region', 'size', 'amount'], rows)).toContain('region×amount');
});

test('another name of the unit is compared as the unit is, also where a few rows go their own way', async () => {
  const random = seeded(33);
  const needs = ['Roof', 'Heating', 'Lift', 'Garden', 'Question'];
  const crews = ['Roofers', 'Plumbers', 'Fitters', 'Gardeners', 'Office'];
  const rows = many(600, (i) => {
    const at = Math.floor(5 * random());
    const crew = i === 300 ? 'Caretaker' : at === 4 && i % 12 === 0 ? pick(random, crews) : crews[at];
    const days = (at === 2 ? 20 : 6) + 3 * normal(random);
    return [needs[at] ?? '', crew ?? '', pick(random, ['phone', 'letter']), days.toFixed(2)];
  });
  // Of two names of one thing one is told.
  expect((await pairsOf(['need', 'crew', 'by', 'days'], rows)).filter((pair) => pair.endsWith('days'))).toEqual(['need×days']);
});

test('levels of a classification are no things that rows belong to', async () => {
  const random = seeded(32);
  const of = ['Billing', 'Login', 'Import', 'Export'];
  const rows = many(1500, () => {
    const at = Math.floor(4 * random());
    const hours = (at === 0 ? 60 : 40) + 15 * normal(random);
    return [`${of[at] ?? ''} question ${Math.floor(3 * random())}`, of[at] ?? '', hours.toFixed(1)];
  });
  expect(await pairsOf(['subject', 'category', 'hours'], rows)).toContain('category×hours');
});
