import { CircleCheck, MailCheck, MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from '@hub/shared/router';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, LinkButton, Link, toast } from '@hub/shared/ui';
import formStyles from '../forms/form.module.css';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { rich, t } from '../messages';
import { HOME } from '../return-to';
import { useAuthRequest } from '../use-auth-request';
import { useLinkToken } from '../use-link-token';

const REDIRECT_MS = 2000;

/** Asks the server only when the button is pressed: mail scanners open every link they see. */
export default function EmailVerificationPage() {
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { status, errorMessage, successMessage } = useAuthRequest('verify');

  useEffect(() => {
    if (token === '') toast.error(t('verify.invalid'));
  }, [token]);

  const tryAgain = () => {
    if (token === '') toast.error(t('verify.invalid'));
    else dispatch(authActions.messagesCleared());
  };

  useEffect(() => {
    if (status !== 'succeeded') return undefined;
    const timer = setTimeout(() => navigate(HOME, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [status, navigate]);

  if (status === 'succeeded') {
    return (
      <AuthLayout>
        <AuthCard title={t('verify.done.title')} icon={<CircleCheck />} tone="success" description={successMessage}>
          <p role="status">{rich('verify.done.next', { dashboard: (text) => <Link to={HOME}>{text}</Link> })}</p>
        </AuthCard>
      </AuthLayout>
    );
  }

  if (status === 'failed' || token === '') {
    return (
      <AuthLayout>
        <AuthCard
          title={t('verify.failed.title')}
          icon={<MailWarning />}
          tone="danger"
          description={errorMessage ?? t('verify.invalid')}
        >
          <div role="alert" className={formStyles.stack}>
            <p>{t('verify.failed.reasons')}</p>
            <ul className={formStyles.list}>
              <li>{t('verify.failed.expired')}</li>
              <li>{t('verify.failed.used')}</li>
              <li>{t('verify.failed.network')}</li>
            </ul>
          </div>
          <div className={formStyles.stack}>
            <Button variant="primary" size="lg" block onClick={tryAgain}>
              {t('verify.failed.retry')}
            </Button>
            <LinkButton to="/login" size="lg" block>
              {t('verify.failed.login')}
            </LinkButton>
          </div>
        </AuthCard>
      </AuthLayout>
    );
  }

  const verifying = status === 'pending';
  return (
    <AuthLayout>
      <AuthCard title={t('verify.title')} icon={<MailCheck />} description={t('verify.description')}>
        <Button
          variant="primary"
          size="lg"
          block
          loading={verifying}
          onClick={() => dispatch(authActions.verificationSubmitted(token))}
        >
          {t(verifying ? 'verify.pending' : 'verify.submit')}
        </Button>
      </AuthCard>
    </AuthLayout>
  );
}
