import { analyzeText, csvOf, seeded } from '../testing/analyze-text';

jest.setTimeout(60_000);

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

test('each action names what it is about, once, and ends in its evidence', async () => {
  await analyzeText(csvOf(['branch', 'reader', 'kind_of_book', 'pages', 'days_kept'], loans()), ({ document }) => {
    const { actions, claims } = document;
    expect(actions.length).toBeGreaterThan(2);
    for (const { sentence, claims: ids } of actions) {
      const [advice = '', evidence] = sentence.split(' Evidence: ');
      expect(claims.find(({ id }) => id === ids[0])?.sentence).toBe(evidence);
      expect(advice).toMatch(/^[A-Z].*\.$/);
    }
    const advices = actions.map(({ sentence }) => sentence.split(' Evidence: ')[0]);
    expect(new Set(advices).size).toBe(advices.length);
    expect(advices).toContain('Where pages is known early, use it to foresee days kept; test for a cause before acting on it.');
    expect(actions.filter(({ sentence }) => sentence.startsWith('Where ')).length).toBe(1);
    expect(actions.some(({ category }) => category === 'adult' || category === 'child')).toBe(false);
  });
});
