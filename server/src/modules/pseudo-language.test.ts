/** @own-modules */
import { DatabaseError } from 'pg';
import { accent } from '@hub/engine/testing';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { AppError, PleaseWait } from '../errors';
import { refusalText } from '../installation/refusal-text';
import { completedMessage } from './analyses/completed-message';
import { mailboxPage } from './mailbox/mailbox-page';
import { overridePage } from './overrides/override-page';
import { judge } from './rollouts/judge';
import { connectRefusal } from './sources/postgres/connect/connect-refusal';
import { ownWords } from './sources/postgres/connect/own-words';
import { targetFault } from './sources/postgres/connect/target-fault';
import { allFailed, failedCopy, refusedTable, tooWide } from './sources/postgres/extract/extract-failures';

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

const refused = (code: string) => Object.assign(new DatabaseError('x', 1, 'error'), { code });
const POLICY = { allowPrivate: false, allowLoopback: false } as Parameters<typeof targetFault>[1];
const PLACE = { DATA_DIR: '/1', DATABASE_URL: undefined };
const arm = (units: number, failed: number) => ({ units, failed });
const ARMS = { canary: arm(9, 9), cohort: arm(0, 0), stable: arm(9, 0) };

test.each<[string, string | null | undefined]>([
  ['a login with a wrong password', connectRefusal(refused('28P01'))?.detail],
  ['a login that is refused for another reason', connectRefusal(refused('28P99'))?.detail],
  ['a host with more than a name', targetFault('postgres://1:2@3.4/5', POLICY)],
  ['a private host', targetFault('10.0.0.1', POLICY)],
  ['a table that is not there', refusedTable('1', 'missing').alone.detail],
  ['a table without columns', refusedTable('1', 'no-column').reason],
  ['a table of many columns', tooWide('1', 9).alone.detail],
  ['a copy that broke off', failedCopy('1', new Error('2')).reason],
  ['a copy that took too long', failedCopy('1', refused('57014')).reason],
  ['several tables that could not be read', allFailed([refusedTable('1', 'missing'), tooWide('2', 9)]).detail],
  ['a database that gives no reason', ownWords('', '12345')],
  ['a finished analysis', completedMessage(null)],
  ['a folder of another database', refusalText({ why: 'stranger', files: 2 }, PLACE)],
  [
    'a rollout that is halted',
    judge({ version: '1', guard: { minMounts: 1, maxFailureDelta: 0, hardFailures: 1 }, hasLogin: true }, '2', {
      ...ARMS,
      strong: ARMS,
      evidence: 1000,
      strongEvidence: 1000,
      metrics: [],
      oldRate: null,
      failingNetworks: 1,
      reports: [{ kind: 'crash', units: 9, text: '5' }],
      fresh: 0,
    })?.reason,
  ],
])('%s is told in words of a catalogue', (_, text) => {
  expect(text?.length).toBeGreaterThan(5);
  // The folder of the embedded database is called so.
  expect(text?.match(/[A-Za-z]{2,}/g)?.filter((word) => word !== 'database') ?? []).toEqual([]);
});
