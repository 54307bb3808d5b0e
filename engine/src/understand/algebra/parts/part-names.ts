import { nameWords, wordSet } from '../../../profile/roles/name-words';

/** Words of wholes. */
const WHOLE = wordSet(
  'total totals all overall population capacity enrolled enrollment gesamt insgesamt alle total_count headcount everyone whole both sum ensemble tous todos totale totaal итого 总数 合计',
);
/** What follows from what: each is some of those named before it. */
const CHAINS = [
  ['sent', 'delivered', 'opened', 'clicked', 'clicks', 'converted', 'conversions', 'purchases'],
  ['impressions', 'views', 'clicks', 'signups', 'leads', 'conversions', 'orders', 'purchases', 'returns'],
  ['visitors', 'visits', 'sessions', 'signups', 'orders', 'purchases'],
  ['tests', 'tested', 'cases', 'infections', 'hospitalized', 'hospitalised', 'hospitalizations', 'icu', 'deaths'],
  ['opened', 'assigned', 'resolved', 'closed', 'reopened'],
  [
    'applicants',
    'applications',
    'applied',
    'interviewed',
    'interviews',
    'admitted',
    'accepted',
    'offers',
    'enrolled',
    'hired',
    'hires',
    'graduated',
  ],
  ['produced', 'shipped', 'sold', 'returned'],
  ['ordered', 'shipped', 'delivered', 'returned'],
  ['students', 'pupils', 'tested', 'passed'],
  ['holders', 'policyholders', 'policies', 'insured', 'claimants', 'claims'],
  ['attempts', 'attempted', 'successes', 'made', 'goals'],
];

/**
 * Whether one count can be some of what another counts, by their names: `sure` where it says the whole's words and more (`open tickets` of
 * `tickets`), `maybe` where only a participle stands beside a thing (`passed` beside `students`). Siblings (`buses total`, `subways total`) are none.
 */
export function namesPartOf(part: string, whole: string): 'sure' | 'maybe' | null {
  const [a, b] = [nameWords(part), nameWords(whole)];
  const total = (words: readonly string[]) => words.some((word) => WHOLE.has(word));
  const rest = b.filter((word) => !WHOLE.has(word));
  if (total(a)) return null;
  const shared = (list: readonly string[]) => list.every((word) => a.some((own) => stem(own) === stem(word)));
  if (total(b) && rest.length > 0 && shared(rest)) return 'sure';
  if (a.length > b.length && shared(b)) return 'sure';
  const chain = CHAINS.some((list) => {
    const [i, j] = [list.findIndex((word) => a.includes(word)), list.findIndex((word) => b.includes(word))];
    return i >= 0 && j >= 0 && j < i;
  });
  if (chain) return 'sure';
  const participle = a.length === 1 && /(?:ed|en)$/.test(a[0] ?? '') && b.length === 1 && /(?:s|people|staff)$/.test(b[0] ?? '');
  return participle || total(b) ? 'maybe' : null;
}

const stem = (word: string): string => word.replace(/(?:es|s)$/, '');
