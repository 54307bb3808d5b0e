import { screen, waitFor } from '@testing-library/react';
import type { ReportDetail } from '../../contracts/reports/report';
import { makeReport, renderWithHub, signIn, useApiServer } from '../../testing';
import Article from '../page/article';
import { sampleClaim } from '../testing/sample-claim';
import { sampleBlocks, sampleDocument, sampleSection } from '../testing/sample-report';

const number = (text: string, of: string, value: number, is: string) => ({ from: text.indexOf(of), to: text.indexOf(of) + of.length, value, unit: null, is }); // prettier-ignore
const sentence = 'Repairs take 52.1 hours in the north, against 21.7 elsewhere.';
const evidence = '480 repairs · 95% interval 49.5 to 54.6';
const found = sampleClaim({
  id: 'k1',
  sentence,
  evidence,
  numbers: [number(sentence, '52.1', 52.1, 'value'), number(sentence, '21.7', 21.7, 'rest')],
  evidence_numbers: [number(evidence, '480', 480, 'n')],
});
const line = 'Total cost: €9,400 (median €31)';
const metric = sampleClaim({ id: 'm1', sentence: line, value: 9400, numbers: [number(line, '€9,400', 9400, 'value'), number(line, '€31', 31, 'middle')], metric: { label: 'Total cost', text: '€9,400', note: 'median €31' } }); // prettier-ignore
const block = { type: 'metric' as const, id: 'key-metrics/m1', label: 'Total cost', text: '€9,400', note: 'median €31', claim: 'm1' }; // prettier-ignore

const detail: ReportDetail = {
  report: makeReport(),
  document: sampleDocument({ claims: [found, metric], charts: [] }),
  blocks: sampleBlocks({
    cards: [block],
    sections: [
      { ...sampleSection('Summary', [{ text: sentence, claim: 'k1' }]), kind: 'summary' },
      { id: 'key-metrics', kind: 'key-metrics', title: 'Key Metrics', blocks: [block], parts: [] },
      { ...sampleSection('More', [{ text: sentence, claim: 'k1', evidence }]), kind: 'small' },
      {
        id: 'actions',
        kind: 'actions',
        title: 'Suggested Actions',
        blocks: [],
        parts: [{ id: 'a', title: 'North', blocks: [{ type: 'item', id: 'a/1', spans: [{ text: 'Work on the north: 14,592 hours.', of: 'k1' }, { text: 'Evidence:', style: 'emphasis' }, { text: sentence, claim: 'k1' }] }] }],
      },
    ],
  }),
}; // prettier-ignore

useApiServer();
beforeEach(() => void signIn());

/** The report, and what its address says is open once a place of its text was pressed. */
function drawn() {
  const { container, user, address } = renderWithHub(<Article detail={detail} />);
  const openedBy = async (place: Element | null | undefined) => {
    await user.click(place!);
    return new URLSearchParams(address().split('?')[1]).get('number');
  };
  return { container, openedBy };
}
const numbered = (container: HTMLElement, id: string) => [...container.querySelectorAll(`[data-number="${id}"]`)];

test('numbers of what a finding rests on, of notes and of actions open what stands behind them', async () => {
  const { container, openedBy } = drawn();
  await waitFor(() => expect(screen.getByText(/^Work on the north/)).toBeInTheDocument());
  const rests = numbered(container, 'k1.e0');
  expect(rests.map((one) => one.textContent)).toEqual(['480', '480']);
  for (const one of rests) expect(await openedBy(one)).toBe('k1.e0');
  const notes = numbered(container, 'm1.n1');
  expect(notes.map((one) => one.textContent)).toEqual(['€31', '€31']);
  for (const one of notes) expect(await openedBy(one)).toBe('m1.n1');
  // What no query gives, an interval or what an action would come to, leads to the finding itself.
  for (const label of screen.getAllByText(/95% interval/)) {
    expect(await openedBy(notes[0])).toBe('m1.n1');
    expect(await openedBy(label)).toBe('k1');
  }
  expect(await openedBy(notes[0])).toBe('m1.n1');
  expect(await openedBy(screen.getByText(/^Work on the north/))).toBe('k1');
  const action = screen.getByText(/^Work on the north/).closest('li');
  expect(await openedBy(action?.querySelector('[data-number="k1.n1"]'))).toBe('k1.n1');
});

test('in the panel the keyboard reaches the numbers of what it rests on', async () => {
  const { container, openedBy } = drawn();
  await waitFor(() => expect(numbered(container, 'k1.e0')[0]).toBeInTheDocument());
  await openedBy(numbered(container, 'k1.e0')[0]);
  const panel = await screen.findByRole('complementary');
  await waitFor(() => expect(panel.querySelector('button[aria-pressed="true"]')).toHaveTextContent('480'));
});
