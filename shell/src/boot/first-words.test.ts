import { makeReport } from '@hub/shared/testing';
import { firstWordsOf, showFirstWords } from './first-words';

const words = { title: 'Orders', sentence: 'Revenue fell by 12% in the North.', isShown: true };
const place = () => document.getElementById('hub-first');
const root = () => document.getElementById('root')!;
/** Observers of the document are told in a microtask. */
const told = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/dashboard/reports/r1');
});

test('are the title, with what cannot be seen in it shown, and the first sentence', () => {
  const report = makeReport({ report_title: 'Or\u202eders', lead_sentence: words.sentence });
  expect(firstWordsOf({ report, document: null })).toEqual({ title: 'Or⟨U+202E⟩ders', sentence: words.sentence, isShown: false });
  expect(firstWordsOf({ report: makeReport({ report_title: 'Orders', lead_sentence: null }) })).toEqual({
    title: 'Orders',
    sentence: null,
    isShown: false,
  });
});

test('know whether a chart stands beside the first sentence', () => {
  const report = makeReport({ report_title: 'Orders', lead_sentence: words.sentence });
  const claims = [{ sentence: 'Another.', chart: 'g1' }, { sentence: words.sentence, chart: 'g2' }]; // prettier-ignore
  expect(firstWordsOf({ report, document: { claims } })?.isShown).toBe(true);
  expect(firstWordsOf({ report, document: { claims: claims.slice(0, 1) } })?.isShown).toBe(false);
});

test('long ones are set smaller', () => {
  showFirstWords({ title: 'x'.repeat(61), sentence: 'y'.repeat(121), isShown: false });
  expect([...place()!.children].map(({ className }) => className)).toEqual(['long', 'long']);
  expect(place()).not.toHaveClass('beside');
});

test.each([undefined, null, 'text', {}, { report: null }, { report: { report_title: ' ' } }, { report: { report_title: 7 } }])(
  'there are none in %j',
  (answer) => expect(firstWordsOf(answer)).toBeNull(),
);

test('stand there until the application has drawn a screen that is not busy', async () => {
  showFirstWords(words);
  expect([...place()!.children].map(({ textContent }) => textContent)).toEqual([words.title, words.sentence]);
  root().innerHTML = '<main><div id="screen" aria-busy="true">…</div></main>';
  await told();
  expect(place()).not.toBeNull();
  document.getElementById('screen')!.setAttribute('aria-busy', 'false');
  await told();
  expect(place()).toBeNull();
});

test('go with a person who goes elsewhere before', async () => {
  showFirstWords(words);
  window.history.pushState(null, '', '/dashboard/reports');
  root().innerHTML = '<main aria-busy="true">…</main>';
  await told();
  expect(place()).toBeNull();
});
