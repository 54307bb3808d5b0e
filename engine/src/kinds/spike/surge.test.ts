import { familyOf } from '../../contracts/report/insight-kind';
import { analyzeText, csvOf, seeded, type Stored } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

jest.setTimeout(120_000);

const DAYS = 540;
const START = Date.UTC(2024, 0, 1);
const day = (offset: number): string => new Date(START + offset * 86_400_000).toISOString().slice(0, 10);

/** Records of three production lines; in September 2024 line 2 alone adds 140 severe ones with a text seen in no other month. */
function faults(texts: string[], surge: (i: number) => string): string {
  const random = seeded(11);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const rows = Array.from({ length: 1200 }, () => [
    day(Math.floor(random() * DAYS)),
    pick(['Line 1', 'Line 2', 'Line 3']),
    pick(texts),
    pick(['minor', 'major']),
  ]);
  for (let i = 0; i < 140; i++) rows.push([day(244 + Math.floor(random() * 30)), 'Line 2', surge(i), 'major']);
  return csvOf(['reported_on', 'production_line', 'what_happened', 'severity'], rows);
}

const plain = ['bearing noise at spindle', 'oil leak under pump', 'sensor drift', 'belt worn'];
const inSeptember = (output: Stored) =>
  output.document.claims.filter((claim) => claim.subject.breakdown === 'reported_on' && claim.member === '2024-09');

describe('a surge of one group', () => {
  test('is told of its most specific carriers, and of the value that is new', async () => {
    await analyzeText(
      faults(plain, () => 'coolant pressure low'),
      async (output) => {
        const spikes = inSeptember(output).filter((claim) => familyOf(claim.kind) === 'spike');
        expect(spikes.map((claim) => claim.subject.filter[0]?.value)).toEqual(['Line 2']);
        const [news] = output.document.claims.filter((claim) => familyOf(claim.kind) === 'terms');
        expect(news).toMatchObject({ value: 140, baseline: 0, subject: { filter: [{ value: 'coolant pressure low' }] } });
        expect(news?.sentence).toContain('only in September 2024');
        const verified = await verifyClaims(output.document, output.storePath);
        expect(verified.every(({ outcome }) => outcome === 'same')).toBe(true);
      },
    );
  });

  test('is a spike when the new value is a code', async () => {
    await analyzeText(
      faults(['E1', 'E2', 'E3', 'E4'], () => 'E9'),
      async (output) => {
        const told = inSeptember(output).map((claim) => [claim.kind, claim.subject.filter[0]?.value]);
        expect(told).toEqual(
          expect.arrayContaining([
            ['new-level', 'E9'],
            ['spike', 'Line 2'],
          ]),
        );
        expect(told).toHaveLength(2);
      },
    );
  });

  test('is also told of a word of free text', async () => {
    const free = Array.from({ length: 400 }, (_, i) => `${plain[i % 4] ?? ''} seen by ward ${i} of hall ${(i * 7) % 90}`);
    await analyzeText(
      faults(free, (i) => `coolant pressure low in tank ${i}`),
      async (output) => {
        const words = output.document.claims.filter(
          (claim) => familyOf(claim.kind) === 'terms' && claim.subject.breakdown === 'reported_on',
        );
        expect(words.some((claim) => claim.member === '2024-09' && claim.value === 140)).toBe(true);
      },
    );
  });

  test('is not seen where a value is merely rare', async () => {
    const random = seeded(5);
    const rows = Array.from({ length: 1200 }, () => [
      day(Math.floor(random() * DAYS)),
      random() < 0.03 ? 'rare' : random() < 0.5 ? 'a' : 'b',
    ]);
    await analyzeText(csvOf(['reported_on', 'kind'], rows), async (output) => {
      expect(output.document.claims.filter((claim) => ['spike', 'terms'].includes(familyOf(claim.kind)))).toEqual([]);
    });
  });
});
