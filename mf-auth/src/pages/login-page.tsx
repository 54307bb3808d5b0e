import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from '@hub/shared/router';
import { rememberedEmail } from '@hub/shared/session';
import { authActions, selectAuth, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { Button, Checkbox, Form, InlineNote, Link, LiveRegion, PasswordField, TextField, toast } from '@hub/shared/ui';
import { emailRules } from '../forms/field-rules';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { rich, t } from '../messages';
import { returnTo } from '../return-to';
import { useAuthRequest } from '../use-auth-request';
import { VerificationDialog } from '../verification/verification-dialog';

const REDIRECT_MS = 2000;

interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

/** @param endedEmail of a session that has run out on this page */
const emptyForm = (endedEmail: string | null): LoginForm => {
  const remembered = rememberedEmail.read();
  return { email: endedEmail ?? remembered ?? '', password: '', remember: remembered !== null };
};

/**
 * After a login: the banner, and two seconds later the way back; the dialog, while it is open, holds the way.
 *
 * @returns whether the banner has had its time
 */
function useWayBack(loggedIn: boolean, held: boolean): boolean {
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const [waited, setWaited] = useState(false);
  const target = returnTo(state, search);

  useEffect(() => {
    if (!loggedIn) return undefined;
    const timer = setTimeout(() => setWaited(true), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [loggedIn]);

  useEffect(() => {
    if (!waited || held) return;
    dispatch(authActions.messagesCleared());
    navigate(target, { replace: true });
  }, [waited, held, dispatch, navigate, target]);
  return waited;
}

export default function LoginPage() {
  const dispatch = useHubDispatch();
  const { user, endReason, endedEmail } = useHubSelector(selectAuth);
  const request = useAuthRequest('login');
  const { register, handleSubmit, setFocus, formState } = useForm<LoginForm>({ defaultValues: emptyForm(endedEmail) });
  const [welcome, setWelcome] = useState<string | null>(null);
  const [dialogClosed, setDialogClosed] = useState(false);
  const loggedIn = welcome !== null;
  const dialogOpen = loggedIn && !dialogClosed && user?.is_verified === false;

  // The dialog's own request takes the place of this one in the state, so its outcome is kept.
  if (welcome === null && request.status === 'succeeded') setWelcome(request.successMessage ?? '');

  useEffect(() => {
    if (request.status === 'succeeded' && request.successMessage) {
      toast.closeErrors();
      toast.success(request.successMessage);
    }
    if (request.status !== 'failed') return;
    if (request.errorMessage) toast.error(request.errorMessage);
    setFocus('password', { shouldSelect: true });
  }, [request.status, request.successMessage, request.errorMessage, setFocus]);

  const isPast = useWayBack(loggedIn, dialogOpen);

  const submit = handleSubmit(({ email, password, remember }) => {
    const address = email.trim();
    if (remember) rememberedEmail.write(address);
    else rememberedEmail.remove();
    dispatch(authActions.loginSubmitted({ email: address, password }));
  });

  return (
    <AuthLayout>
      <AuthCard
        title={t('sign-in')}
        description={t('login.description')}
        footer={
          <>
            <span>{rich('login.footer', { signup: (text) => <Link to="/signup">{text}</Link> })}</span>
            <Link to="/">{t('back-home')}</Link>
          </>
        }
      >
        <LiveRegion>
          {loggedIn && !isPast && (
            <InlineNote tone="success">
              <strong>{t('login.successful')}</strong>
              <br />
              {welcome}
            </InlineNote>
          )}
          {!loggedIn && endReason !== null && endReason !== 'logout' && <InlineNote>{t('login.session-ended')}</InlineNote>}
        </LiveRegion>
        <Form onSubmit={submit}>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            error={formState.errors.email?.message}
            {...register('email', emailRules)}
          />
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            aside={<Link to="/forgot-password">{t('login.forgot')}</Link>}
            error={formState.errors.password?.message}
            {...register('password', { validate: (value) => value !== '' || t('invalid.password-missing') })}
          />
          <Checkbox label={t('login.remember')} {...register('remember')} />
          {/* Beside the toast, which says it aloud and goes. */}
          {request.status === 'failed' && request.errorMessage && <InlineNote tone="danger">{request.errorMessage}</InlineNote>}
          <Button type="submit" variant="primary" size="lg" block loading={request.status === 'pending'} disabled={loggedIn}>
            {t('sign-in')}
          </Button>
        </Form>
      </AuthCard>
      {user && (
        <VerificationDialog
          open={dialogOpen}
          title={t('login.verification-required')}
          email={user.email}
          onClose={() => setDialogClosed(true)}
        />
      )}
    </AuthLayout>
  );
}
