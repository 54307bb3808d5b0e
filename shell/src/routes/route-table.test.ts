import { sampleDocument, sampleEntry } from '../../../shared/src/discovery/sample-document';
import { activeItem, navItems, openRoutes } from './route-table';

const route = (path: string, nav?: { label: string; icon: string; order: number }) => ({
  remote: 'mf-x',
  path,
  title: path,
  access: 'logged-in' as const,
  ...(nav && { nav }),
});

const items = navItems([
  route('/dashboard/reports', { label: 'Reports & Analytics', icon: 'chart-column', order: 20 }),
  route('/dashboard/hidden'),
  route('/dashboard', { label: 'Home', icon: 'house', order: 0 }),
]);

test('the sidebar holds the routes that have a place in it, in their order', () => {
  expect(items.map(({ label }) => label)).toEqual(['Home', 'Reports & Analytics']);
});

test('a remote on trial has its screens only where it may run', () => {
  const screen = { path: '/dashboard/new', title: 'New', access: 'logged-in' as const };
  const document = sampleDocument({ 'mf-new': sampleEntry('mf-new', { routes: [screen], onTrial: true }) });
  const assignment = { remote: 'mf-new', buildId: '1.1.0-cccccccc', arm: 'canary' as const };
  expect(openRoutes(document, { assignmentOf: () => null })).toEqual([]);
  expect(openRoutes(document, { assignmentOf: () => assignment }).map(({ path }) => path)).toEqual(['/dashboard/new']);
});

test.each([
  ['/dashboard', 'Home'],
  ['/dashboard/', 'Home'],
  ['/dashboard/reports', 'Reports & Analytics'],
  ['/Dashboard/Reports/', 'Reports & Analytics'],
  ['/dashboard/reports/17', 'Reports & Analytics'],
  ['/dashboard/reportsx', 'Home'],
  ['/login', undefined],
])('at %s the active item is %s', (path, label) => expect(activeItem(items, path)?.label).toBe(label));
