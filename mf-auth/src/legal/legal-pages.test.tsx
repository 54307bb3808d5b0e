import { screen } from '@testing-library/react';
import { renderWithHub } from '@hub/shared/testing';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

test.each([
  ['Terms of Service', TermsPage, /runs on its own servers/],
  ['Privacy Policy', PrivacyPage, /local storage|browser/],
])('%s is a page with its own text, which says that the hub is self-hosted', (title, Page, text) => {
  renderWithHub(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
