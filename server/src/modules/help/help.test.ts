import { INSIGHT_KINDS, methodNumbers } from '@hub/engine';
import { HELP_PAGES, LANGUAGES } from '@hub/shared/contracts/constants';
import { helpText } from '@hub/shared/contracts/accounts/help';
import { testApp, type TestApp } from '../../testing/test-app';
import { UNDO_MINUTES } from '../reports/deleted-reports';
import { textOfHelp } from './help-text';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp({ SOURCE_ROW_LIMIT: '54321' });
}, 60_000);
afterAll(() => hub.stop());

const read = async (page: string, language: string) => {
  const answer = await hub.app.inject({ url: `/api/help/${page}`, headers: { 'accept-language': language } });
  expect(answer.statusCode).toBe(200);
  return helpText.parse(answer.json());
};
const LEAST_WORDS = 300;
const MOST_WORDS = 500;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(HELP_PAGES)('%s is a short page for everybody', async (page) => {
    const { title, description, sections } = await read(page, language);
    const words = [title, description, ...sections.flatMap((section) => [section.title, section.text])].join(' ').split(/\s+/);
    expect(words.length).toBeGreaterThan(LEAST_WORDS);
    expect(words.length).toBeLessThan(MOST_WORDS);
  });

  test('its numbers are those that the product works with', async () => {
    const written = (value: number) => new Intl.NumberFormat(language).format(value);
    const texts = async (page: string) => (await read(page, language)).sections.map(({ text }) => text).join('\n');
    const of = methodNumbers();
    expect(await texts('reading')).toContain(` ${written(of.rowsForAnInterval)} `);
    const checks = await texts('checks');
    for (const value of [INSIGHT_KINDS.length, of.rowsMined, of.rowsSampled, Math.round(1 / of.familywise)])
      expect(checks).toContain(` ${written(value)} `);
    const data = await texts('data');
    for (const value of [54_321, UNDO_MINUTES]) expect(data).toContain(` ${written(value)} `);
  });
});

test('the languages differ, and there is no other page', async () => {
  expect((await read('data', 'de')).title).not.toBe((await read('data', 'en')).title);
  expect((await hub.app.inject({ url: '/api/help/other' })).statusCode).toBe(400);
});

test('each page is sent as text too, and no other address is', () => {
  const textOf = textOfHelp(hub.context.config);
  for (const page of HELP_PAGES) {
    const text = textOf(`/help/${page}`);
    expect(text?.html).toContain(`<h1>${text?.title}</h1>`);
    expect(text?.html.match(/<h2>/g)?.length).toBeGreaterThan(5);
  }
  for (const path of ['/help', '/help/other', '/help/data/more', '/demo']) expect(textOf(path)).toBeNull();
});
