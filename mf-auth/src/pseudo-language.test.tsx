import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen } from '@testing-library/react';
import { renderWithHub, useApiServer } from '@hub/shared/testing';
import PrivacyPage from './legal/privacy-page';
import TermsPage from './legal/terms-page';
import EmailVerificationPage from './pages/email-verification-page';
import ForgotPasswordPage from './pages/forgot-password-page';
import LoginPage from './pages/login-page';
import ResetPasswordPage from './pages/reset-password-page';
import SignupPage from './pages/signup-page';
import { VerificationDialog } from './verification/verification-dialog';

useApiServer();
beforeEach(() => localStorage.clear());

test.each([
  ['/login', <LoginPage key="" />],
  ['/signup', <SignupPage key="" />],
  ['/forgot-password', <ForgotPasswordPage key="" />],
  ['/reset-password/:token?', <ResetPasswordPage key="" />],
  ['/EmailVerification/:token?', <EmailVerificationPage key="" />],
  ['/terms', <TermsPage key="" />],
  ['/privacy', <PrivacyPage key="" />],
])('%s says nothing but words of its catalogues, also of what is missing in its form', async (path, page) => {
  const { user } = renderWithHub(page, { path, at: path.replace(':token?', 'abc') });
  await screen.findByRole('heading', { level: 1 });
  expect(ownTexts()).toEqual([]);
  const submit = document.querySelector<HTMLButtonElement>('form [type="submit"]');
  // Some forms cannot be sent before something is typed.
  if (!submit || submit.disabled) return;
  await user.click(submit);
  await screen.findAllByText(new RegExp(spoken('required'), 'i'));
  expect(ownTexts()).toEqual([]);
});

test('the dialog about the verification says nothing else either', async () => {
  renderWithHub(<VerificationDialog open title={spoken('Title')} email="ada@example.com" onClose={() => undefined} />);
  await screen.findByRole('dialog');
  expect(ownTexts(['ada@example.com'])).toEqual([]);
});
