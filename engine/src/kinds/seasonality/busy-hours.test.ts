import { analyzeText } from '../../testing/analyze-text';
import { csvOf, seeded } from '../made-up-rows';

jest.setTimeout(60_000);

/** What is said of the hours of 90 days, of which `rows` come in each. */
async function hoursOf(rows: (hour: number) => number): Promise<{ sentence: string; advice: string[] }> {
  const random = seeded(5);
  const cells = Array.from({ length: 90 }, (_, day) =>
    Array.from({ length: 24 }, (__, hour) =>
      Array.from({ length: Math.floor(rows(hour)) + (random() < rows(hour) % 1 ? 1 : 0) }, () => [
        new Date(Date.UTC(2024, 0, 1 + day, hour, Math.floor(60 * random()))).toISOString().slice(0, 16),
        ['a', 'b', 'c'][Math.floor(3 * random())] ?? '',
      ]),
    ).flat(),
  ).flat();
  let said = { sentence: '', advice: [''] };
  await analyzeText(csvOf(['at', 'place'], cells), ({ document: { claims, actions } }) => {
    const found = claims.find(({ kind, sentence }) => kind === 'seasonality' && sentence.includes(':00'));
    said = { sentence: found?.sentence ?? '', advice: actions.filter((one) => one.claims.includes(found?.id ?? '')).map(({ sentence }) => sentence) }; // prettier-ignore
  });
  return said;
}

test('an hour that stays back among busy ones does not end them, and all quiet ones are told', async () => {
  const { sentence, advice } = await hoursOf((hour) => (hour < 8 || hour >= 18 ? 0.05 : hour === 11 ? 0.8 : 1.4));
  expect(sentence).toMatch(
    /^The hours from 08:00 to 18:00 bring 9\d(\.\d)?% of records, where an even spread would give 41\.7%; the hours from 18:00 to 08:00 have only \d(\.\d)?%\.$/,
  );
  // That people work by day is planned for.
  expect(advice).toEqual([]);
});

test('when something is open is no rhythm', async () => {
  const { sentence } = await hoursOf((hour) => (hour < 10 || hour >= 21 ? 0 : 1.2));
  expect(sentence).toBe('');
});

test('the hours that stand out among the open ones are told', async () => {
  const { sentence, advice } = await hoursOf((hour) => (hour < 10 || hour >= 21 ? 0 : hour >= 18 && hour < 20 ? 3 : 1));
  expect(sentence).toMatch(
    /^The hours from 18:00 to 20:00 bring 4\d(\.\d)?% of records, where an even spread over the hours from 10:00 to 21:00, when nearly all of them come, would give 18\.2%\.$/,
  );
  // That people work by day is planned for.
  expect(advice).toEqual([]);
});
