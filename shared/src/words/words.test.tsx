import { render, screen } from '@testing-library/react';
import { formatBytes, formatCount, formatDate, formatPercent, formatRelativeTime } from '@hub/shared/format';
import type { Message } from './translator';
import germanFormats from '../format/messages/de';
import { inSentence, language, loadWords, translator } from '.';
import { addWords } from './plain';

const english = {
  plain: 'Open',
  counted: [['n', 2, { one: [0, ' row'], other: [0, ' rows'] }]],
  linked: ['See ', ['link', 'the ', ['what']], '.'],
} satisfies Record<string, Message>;
const german: Record<keyof typeof english, Message> = {
  plain: 'Öffnen',
  counted: [['n', 2, { one: [0, ' Zeile'], other: [0, ' Zeilen'] }]],
  linked: ['Siehe ', ['link', ['what']], '.'],
};
interface Takes {
  slots: { counted: { n: 'number' }; linked: { what: 'text' } };
  tags: { linked: 'link' };
}
const load = jest.fn(async () => ({ default: [{ other: 'sonst' }, german] }));
const { t, rich } = translator<keyof typeof english, Takes>(english);

afterEach(() => {
  document.documentElement.lang = '';
});
const speak = async (tag: string) => {
  document.documentElement.lang = tag;
  await loadWords({ de: load });
};

test('speaks English where the page says nothing, with plurals and numbers as English writes them', () => {
  expect(language()).toBe('en');
  expect([t('plain'), t('counted', { n: 1 }), t('counted', { n: 1234 })]).toEqual(['Open', '1 row', '1,234 rows']);
});

test('speaks the page’s language once its words are loaded, which who reads English never asks for', async () => {
  await speak('en');
  expect(load).not.toHaveBeenCalled();
  await speak('de');
  expect([t('plain'), t('counted', { n: 1234 })]).toEqual(['Öffnen', '1.234 Zeilen']);
  await speak('en');
  expect(t('plain')).toBe('Open');
});

test('keeps to English in a language that has no catalogue', async () => {
  await speak('fi');
  expect(t('plain')).toBe('Open');
});

test('draws what stands around a part of a sentence', async () => {
  const link = (text: unknown) => <a href="/report">{text as string}</a>;
  const { rerender } = render(<p>{rich('linked', { what: 'report', link })}</p>);
  expect(screen.getByRole('link', { name: 'the report' })).toHaveAttribute('href', '/report');
  expect(document.body).toHaveTextContent('See the report.');
  await speak('de');
  rerender(<p>{rich('linked', { what: 'Bericht', link })}</p>);
  expect(screen.getByRole('link', { name: 'Bericht' })).toBeInTheDocument();
  expect(document.body).toHaveTextContent('Siehe Bericht.');
});

test('a label within a sentence is written small in English alone', async () => {
  expect(inSentence('New Password')).toBe('new password');
  await speak('de');
  expect(inSentence('Neues Passwort')).toBe('Neues Passwort');
});

test('numbers and dates are written as the page’s language writes them', async () => {
  await speak('de');
  addWords('de', [germanFormats]);
  const now = Date.UTC(2026, 10, 21, 12);
  const written = [formatCount(1_234_567), formatPercent(97.25), formatBytes(1_234_567)].map((text) =>
    text.replaceAll(/\s/g, ' '),
  );
  expect(written).toEqual(['1.234.567', '97,3 %', '1,2 MB']);
  expect(formatDate(new Date(2026, 9, 5))).toContain('Okt');
  expect(formatRelativeTime(now - 3 * 86_400_000, now)).toBe('vor 3 Tagen');
});
