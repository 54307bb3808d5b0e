import { makeReport } from '@hub/shared/testing';
import { firstWordsOf, showFirstWords } from './first-words';

const words = { title: 'Orders', sentence: 'Revenue fell by 12% in the North.', evidence: '5,000 rows.', isShown: true };
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
  expect(firstWordsOf({ report, document: null })).toEqual({
    title: 'Or⟨U+202E⟩ders',
    sentence: words.sentence,
    evidence: null,
    isShown: false,
  });
  expect(firstWordsOf({ report: makeReport({ report_title: 'Orders', lead_sentence: null }) })).toEqual({
    title: 'Orders',
    sentence: null,
    evidence: null,
    isShown: false,
  });
});

test('know what the first sentence rests on, and whether a chart stands beside it', () => {
  const report = makeReport({ report_title: 'Orders', lead_sentence: words.sentence });
  const claims = [{ sentence: 'Another.', chart: 'g1' }, { sentence: words.sentence, chart: 'g2', evidence: '5 rows.' }]; // prettier-ignore
  expect(firstWordsOf({ report, document: { claims } })).toMatchObject({ isShown: true, evidence: '5 rows.' });
  expect(firstWordsOf({ report, document: { claims: claims.slice(0, 1) } })).toMatchObject({ isShown: false, evidence: null });
});

test('long ones are set smaller', () => {
  showFirstWords({ title: 'x'.repeat(61), sentence: 'y'.repeat(121), evidence: null, isShown: false });
  expect([...place()!.querySelectorAll('p')].map(({ className }) => className)).toEqual(['long', 'long']);
  expect(place()).not.toHaveClass('beside');
});

test('the last word keeps the room of its button beside it', () => {
  showFirstWords({ ...words, sentence: 'Of the records 12% are late. More is told of them now.' });
  expect(place()!.querySelector('div > div > p')).toHaveTextContent('Of the records 12% are late. More is told of them now.');
  expect([...place()!.querySelectorAll('.last')].map(({ innerHTML }) => innerHTML)).toEqual(['now.<i></i>']);
});

test('a long last word is free to break', () => {
  showFirstWords({ ...words, sentence: `It is ${'x'.repeat(25)}` });
  expect(place()!.querySelector('.last')).toBeNull();
});

test.each([undefined, null, 'text', {}, { report: null }, { report: { report_title: ' ' } }, { report: { report_title: 7 } }])(
  'there are none in %j',
  (answer) => expect(firstWordsOf(answer)).toBeNull(),
);

test('stand there until the application has drawn a screen that is not busy', async () => {
  showFirstWords(words);
  expect([...place()!.querySelectorAll('p, small')].map(({ textContent }) => textContent)).toEqual([
    words.title,
    words.sentence,
    words.evidence,
  ]);
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
