import { remoteConfig } from '@hub/shared/contracts/releases/remote-config';
import { inRoot, remoteNames } from '../workspace';

const routes = remoteNames().flatMap(
  (name) => remoteConfig.parse(jest.requireActual<{ config: unknown }>(inRoot(name, 'remote.config.ts')).config).routes,
);

test('the remotes together have the screens of the product, each with its access and title', () => {
  expect(Object.fromEntries(routes.map(({ path, access, title }) => [path, [access, title]]))).toMatchObject({
    '/login': ['logged-out', 'Sign In'],
    '/signup': ['logged-out', 'Create Account'],
    '/forgot-password': ['logged-out', 'Forgot Password'],
    '/reset-password/:token?': ['public', 'Reset Password'],
    '/EmailVerification/:token?': ['public', 'Email Verification'],
    '/terms': ['public', 'Terms of Service'],
    '/privacy': ['public', 'Privacy Policy'],
    '/dashboard': ['logged-in', 'Home'],
    '/dashboard/upload': ['logged-in', 'Data Upload'],
    '/dashboard/reports': ['logged-in', 'Reports & Analytics'],
    '/dashboard/reports/:id': ['logged-in', 'Report'],
    '/dashboard/reports/:newer/compare/:older': ['logged-in', 'What Changed'],
    '/dashboard/agents': ['logged-in', 'AI Agents'],
    '/dashboard/settings': ['logged-in', 'Settings'],
  });
});

test('the sidebar has its five items in their order', () => {
  const items = routes.flatMap(({ nav }) => (nav ? [nav] : [])).sort((a, b) => a.order - b.order);
  // A remote that is added later may have a place after them.
  expect(items.slice(0, 5).map(({ label }) => label)).toEqual([
    'Home',
    'Data Upload',
    'Reports & Analytics',
    'AI Agents',
    'Settings',
  ]);
});
