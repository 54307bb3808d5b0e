import type { Command } from './command';
import { findCommands } from './find-commands';

const make = (group: Command['group'], label: string, keywords?: string): Command => ({
  id: label,
  group,
  label,
  keywords,
  icon: null,
  run: () => undefined,
});
const reports = Array.from({ length: 30 }, (_, i) => make('reports', `Report ${i}`));
const commands = [
  make('go-to', 'Home'),
  make('go-to', 'Reports & Analytics'),
  make('begin', 'Upload a CSV file'),
  ...reports,
  make('reports', 'Sales of the north'),
  make('session', 'Switch to dark theme', 'night'),
];
const labels = (typed: string) => findCommands(commands, typed).map(({ label }) => label);

test('before anything is typed there are all screens and actions, and the five newest reports', () => {
  expect(labels(' ')).toEqual([
    'Home',
    'Reports & Analytics',
    'Upload a CSV file',
    ...reports.slice(0, 5).map(({ label }) => label),
    'Switch to dark theme',
  ]);
});

test.each([
  ['csv up', ['Upload a CSV file']],
  ['NORTH sales', ['Sales of the north']],
  ['night', ['Switch to dark theme']],
  ['session', ['Switch to dark theme']],
  ['nothing like it', []],
])('%j finds %j', (typed, expected) => expect(labels(typed)).toEqual(expected));

test('what begins with the text comes first, and not more than twelve reports come', () => {
  expect(labels('report 2')[0]).toBe('Report 2');
  expect(labels('report')).toEqual(['Reports & Analytics', ...reports.slice(0, 12).map(({ label }) => label)]);
});
