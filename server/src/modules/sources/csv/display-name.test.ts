import { displayName } from './display-name';

test.each([
  ['tickets.csv', 'tickets.csv'],
  ['C:\\Users\\Ann\\tickets.csv', 'tickets.csv'],
  ['../../etc/tickets.csv', 'tickets.csv'],
  ['tick\u0000ets\r\n.csv', 'tickets.csv'],
])('%j is shown as %j', (given, shown) => expect(displayName(given)).toBe(shown));

test.each([
  ['Latin letters', 'a'.repeat(300)],
  ['letters of three bytes', '数'.repeat(300)],
  ['signs of four bytes', '📊'.repeat(300)],
  ['letters with marks', 'e\u0301'.repeat(300)],
  ['signs joined from several', '👩‍👩‍👧'.repeat(100)],
])('a long name of %s keeps its extension and is cut between two characters', (_what, stem) => {
  const shown = displayName(`${stem}.CSV`);
  expect(shown.length).toBeLessThanOrEqual(200);
  expect(shown.length).toBeGreaterThan(180);
  expect(shown).toMatch(/….CSV$/u);
  const kept = shown.slice(0, -'….CSV'.length);
  expect(stem.startsWith(kept)).toBe(true);
  expect([...new Intl.Segmenter('en').segment(kept)].at(-1)?.segment).toBe(
    [...new Intl.Segmenter('en').segment(stem)][0]?.segment,
  );
});
