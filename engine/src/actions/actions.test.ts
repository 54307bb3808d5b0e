import { familyOf } from '../contracts/report/insight-kind';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(60_000);

const day = (i: number) => new Date(Date.UTC(2024, 0, 1 + i)).toISOString().slice(0, 10);

/** Loans of a library: adults keep books longer, and most from one branch are novels. */
const loans = () => {
  const random = seeded(21);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: 900 }, () => {
    const branch = pick(['Old Town', 'Harbour', 'Hill']);
    const reader = pick(['adult', 'child']);
    const kind = branch === 'Harbour' && random() < 0.7 ? 'novel' : pick(['novel', 'atlas', 'comic', 'manual']);
    const pages = Math.round(100 + 400 * random());
    return [branch, reader, kind, String(pages), (pages / 10 + (reader === 'adult' ? 14 : 0) + 8 * random()).toFixed(1)];
  });
};

/** Orders of which one supplier's are late more often, cost more and take longer. */
const orders = () => {
  const random = seeded(22);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: 1200 }, (_, i) => {
    const supplier = pick(['Ardent', 'Bellow', 'Cobalt', 'Dunmore']);
    const late = random() < (supplier === 'Cobalt' ? 0.4 : 0.12);
    const cost = (supplier === 'Cobalt' ? 140 : 90) + 25 * random();
    const hours = (supplier === 'Cobalt' ? 30 : 20) + 8 * random();
    return [`O-${i}`, day(Math.floor(random() * 500)), supplier, late ? 'yes' : 'no', cost.toFixed(2), hours.toFixed(1)];
  });
};

test('each action names on what and how much is at stake, once, and ends in its evidence', async () => {
  const header = ['order_id', 'ordered_on', 'supplier', 'late', 'cost', 'downtime_hours'];
  await analyzeText(csvOf(header, orders()), ({ document }) => {
    const { actions, claims } = document;
    expect(actions.length).toBeGreaterThan(1);
    for (const { sentence, claims: ids } of actions) {
      const [advice = '', evidence] = sentence.split(' Evidence: ');
      expect(claims.find(({ id }) => id === ids[0])?.sentence).toBe(evidence);
      expect(advice).toMatch(/^[A-Z].*\d.*\.$/);
      expect(advice).not.toMatch(/find out|cause|why/i);
    }
    const advices = actions.map(({ sentence }) => sentence.split(' Evidence: ')[0] ?? '');
    expect(new Set(advices).size).toBe(advices.length);
    // Of the supplier's orders those that would not be late at the others' rate: its rate less theirs, times its orders.
    const late = claims.find(
      ({ kind, member, subject }) => familyOf(kind) === 'rate-difference' && member === 'Cobalt' && subject.measure.op === 'rate',
    );
    const cases = Math.round(((late?.value ?? 0) - (late?.baseline ?? 0)) * (late?.n ?? 0));
    expect(cases).toBeGreaterThan(50);
    expect(advices.join('\n')).toContain(` ${cases} fewer of these ${late?.n} would be `);
    expect(advices.join('\n')).toMatch(/^Work on downtime .*Cobalt: .* (?:less over|above the others’) /m);
    // What an order costs goes with what is ordered.
    expect(advices.join('\n')).not.toMatch(/cost/i);
  });
});

test('where nothing says what is wished for, nothing is to be done', async () => {
  await analyzeText(csvOf(['branch', 'reader', 'kind_of_book', 'pages', 'days_kept'], loans()), ({ document }) => {
    const { actions, claims } = document;
    expect(claims.filter(({ q }) => q !== null).length).toBeGreaterThan(3);
    expect(actions.map(({ sentence }) => sentence)).toEqual([]);
  });
});
