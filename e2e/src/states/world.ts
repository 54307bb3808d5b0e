import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { request as requests, type APIRequestContext } from '@playwright/test';
import type { FakeGoogle } from '@hub/server/testing/fake-google';
import type { RealPostgres } from '@hub/server/testing/real-postgres';
import { READER } from '@hub/server/testing/trading-company';
import type { SessionResponse } from '@hub/shared/contracts/accounts/account';
import { analysisResult } from '@hub/shared/contracts/reports/report';
import { logIn, newAccount, OPERATOR_EMAIL, signUp, type Account } from '../fixtures/account';
import type { Hub } from '../fixtures/start-hub';

export type Person = Account & SessionResponse;

/** The running product with two people in it: one who has just come, and one who has made reports of every source. */
export interface World {
  hub: Hub;
  google: FakeGoogle;
  postgres: RealPostgres;
  newcomer: Person;
  member: Person;
  /** Somebody whom the settings name (`OPERATOR_EMAIL`). */
  operator: Person;
  /** The member's report of the sample table. */
  sampleReport: string;
  /** A report of a screen or two, for what opens over a report: to look at all of a long one takes seconds of a core each time. */
  shortReport: string;
  /** Two of the member's reports of one source. */
  compared: { newer: string; older: string };
}

const TABLES = ['seattle-weather', 'stocks'];
/** A table whose report has figures, findings with charts, and columns, and few of each. */
const SHORT = 'disasters';
export const table = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/vega-datasets/data/${name}.csv`, import.meta.url));

/** Rows of a sample that are looked at: ten thousand of them take twenty seconds of a core to analyse, and the report of fewer has the same parts. */
const ROWS = 2000;
/** The beginning of a sample, with its header. */
export const beginningOf = async (name: string): Promise<Buffer> =>
  Buffer.from(
    (await readFile(table(name), 'utf8'))
      .split('\n')
      .slice(0, 1 + ROWS)
      .join('\n'),
  );

/** Calls the API as a person; answers what an analysis answers. */
async function analyse(request: APIRequestContext, { token }: Person, path: string, body: object): Promise<string> {
  const answer = await request.post(path, { ...body, headers: { authorization: `Bearer ${token}` }, timeout: 60_000 });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return analysisResult.parse(await answer.json()).report_id;
}

async function verify(request: APIRequestContext, hub: Hub, { email }: Person): Promise<void> {
  const token = new URL(await hub.mailLink(email, /verif/i)).pathname.split('/').at(-1) ?? '';
  await request.get(`/api/users/verify/${token}`);
}

/** Somebody who is an operator by the settings and a verified address, as their pages know from the next login on. */
async function makeOperator(request: APIRequestContext, hub: Hub): Promise<Person> {
  const account = { ...newAccount(), email: OPERATOR_EMAIL };
  const person = await signUp(request, hub.url, account);
  await verify(request, hub, person);
  return { ...account, ...(await logIn(request, hub.url, account)) };
}

/** Fills a fresh product through its own API. */
export async function makeWorld(parts: Pick<World, 'hub' | 'google' | 'postgres'>): Promise<World> {
  const { hub, google, postgres } = parts;
  const request = await requests.newContext({ baseURL: hub.url });
  try {
    const newcomer = await signUp(request, hub.url, { ...newAccount(), firstName: 'Grace', lastName: 'Hopper' });
    const member = await signUp(request, hub.url);
    await verify(request, hub, member);
    const operator = await makeOperator(request, hub);
    const sampleOf = async (name: string) => {
      const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: await beginningOf(name) };
      return analyse(request, member, '/api/upload-csv', { multipart: { file_type: 'csv', file } });
    };
    for (const name of TABLES) await sampleOf(name);
    const shortReport = await sampleOf(SHORT);
    const sheet_url = google.add({ csv: await readFile(table('github'), 'utf8'), title: 'Commits of a year - Sheet1' });
    await analyse(request, member, '/api/upload-google-sheet', { data: { file_type: 'google_sheet', sheet_url } });
    const { user, password } = READER;
    const trade = { host: '127.0.0.1', port: postgres.port, dbname: 'trade', user, password, tables: ['orders', 'products'] };
    await analyse(request, member, '/api/postgres/analyze', { data: trade });
    const weather = await readFile(table('seattle-weather'), 'utf8');
    const since = (text: string) => {
      const file = { name: 'weather.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      return analyse(request, member, '/api/upload-csv', { multipart: { file_type: 'csv', file } });
    };
    const older = await since(weather.split('\n').slice(0, 1000).join('\n'));
    const compared = { older, newer: await since(weather) };
    const sampleReport = await analyse(request, member, '/api/sample', {});
    return { ...parts, newcomer, member, operator, sampleReport, shortReport, compared };
  } finally {
    await request.dispose();
  }
}
