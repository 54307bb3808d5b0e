import { accent } from '@hub/engine/contracts/testing/pseudo-messages';
import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import { AppError, PleaseWait } from '../errors';
import { mailboxPage } from './mailbox/mailbox-page';
import { overridePage } from './overrides/override-page';

/** What a page shows, without its tags and styles, and what in it is neither of a catalogue nor given. */
const readable = (page: string, given: readonly string[]): string[] => {
  const shown = page.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '').replaceAll(/<[^>]*>/g, '\n');
  return given
    .reduce((rest, each) => rest.replaceAll(each, ''), shown)
    .split('\n')
    .filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(/&#?\w+;/g, '')));
};

const MAIL = { id: 'i', at: '2026-01-01T10:00:00Z', to: 'a@b.example', subject: 'Betreff', text: 'Inhalt', html: '' };

test.each([
  ['with a mail', [MAIL]],
  ['that is empty', []],
])('the mailbox %s says nothing but words of its catalogue', (_, mails) => {
  const page = mailboxPage(mails, 'n');
  expect(page).toContain(accent('Development mailbox'));
  expect(readable(page, ['a@b.example', 'Betreff', 'Inhalt'])).toEqual([]);
});

test('neither does the page of overrides', () => {
  const document = { remotes: { 'mf-x': { versions: { '1.0.0-ab': {} } } } } as unknown as DiscoveryDocument;
  const page = overridePage({
    document,
    overrides: [{ remote: 'mf-x', buildId: '1.0.0-ab' }],
    needsToken: true,
    nonce: 'n',
    refused: { remote: 'mf-x', target: 't', sentence: 'Nein.' },
  });
  const given = [
    'mf-x',
    '1.0.0-ab',
    'Nein.',
    'http://localhost:5000/1.1.0-ab12cd34/',
    'pnpm dev',
    '--against https://',
    'remote',
  ];
  expect(readable(page, given)).toEqual([]);
});

test('a refusal speaks the words of the catalogue unless its place says more', () => {
  expect(new AppError('not-found').detail).toBe(accent('There is nothing at this address.'));
  expect(new AppError('invalid-input', 'Nein.').detail).toBe('Nein.');
  expect(new PleaseWait('busy', 3).detail).toBe(accent('The server is busy at the moment. Please try again in a few seconds.'));
});
