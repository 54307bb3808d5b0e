import { sampleClaim } from '../testing/sample-claim';
import { matchClaims } from './match-claims';
import { splitSentences } from './split-sentences';

const inText = matchClaims([
  sampleClaim({ id: 'k1', sentence: 'Response time averages 10.5 min.' }),
  sampleClaim({ id: 'k2', sentence: 'Tickets of Acme Corp. Ltd. peak in May.' }),
  sampleClaim({ id: 'k3', sentence: 'The table holds 40 tickets.' }),
]);

test.each([
  [
    'Response time averages 10.5 min. The table holds 40 tickets.',
    ['Response time averages 10.5 min.', 'The table holds 40 tickets.'],
  ],
  [
    'Tickets of Acme Corp. Ltd. peak in May. The table holds 40 tickets.',
    ['Tickets of Acme Corp. Ltd. peak in May.', 'The table holds 40 tickets.'],
  ],
  [
    'In short: Response time averages 10.5 min. The table holds 40 tickets. Nothing else.',
    ['In short: Response time averages 10.5 min.', 'The table holds 40 tickets. Nothing else.'],
  ],
  ['The table holds 40 tickets.', ['The table holds 40 tickets.']],
  ['Nothing is claimed. Nothing at all.', ['Nothing is claimed. Nothing at all.']],
])('%j', (text, parts) => {
  expect(splitSentences(text, inText)).toEqual(parts);
});
