import { CircleCheck, MailCheck, MailWarning } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from '@hub/shared/router';
import { authActions, useHubDispatch } from '@hub/shared/state';
import { Button, LinkButton, Link, toast } from '@hub/shared/ui';
import formStyles from '../forms/form.module.css';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { HOME } from '../return-to';
import { useAuthRequest } from '../use-auth-request';
import { useLinkToken } from '../use-link-token';

const REDIRECT_MS = 2000;
const INVALID_LINK = 'Invalid verification link';

/** Asks the server only when the button is pressed: mail scanners open every link they see. */
export default function EmailVerificationPage() {
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { status, errorMessage, successMessage } = useAuthRequest('verify');

  useEffect(() => {
    if (token === '') toast.error(INVALID_LINK);
  }, [token]);

  const tryAgain = () => {
    if (token === '') toast.error(INVALID_LINK);
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
        <AuthCard title="Email Verified!" icon={<CircleCheck />} tone="success" description={successMessage}>
          <p role="status">
            Taking you to your <Link to={HOME}>dashboard</Link>…
          </p>
        </AuthCard>
      </AuthLayout>
    );
  }

  if (status === 'failed' || token === '') {
    return (
      <AuthLayout>
        <AuthCard title="Verification Failed" icon={<MailWarning />} tone="danger" description={errorMessage ?? INVALID_LINK}>
          <div role="alert" className={formStyles.stack}>
            <p>This may be because of:</p>
            <ul className={formStyles.list}>
              <li>Invalid or expired link</li>
              <li>Link already used</li>
              <li>Network issues</li>
            </ul>
          </div>
          <div className={formStyles.stack}>
            <Button variant="primary" size="lg" block onClick={tryAgain}>
              Try Again
            </Button>
            <LinkButton to="/login" size="lg" block>
              Back to Login
            </LinkButton>
          </div>
        </AuthCard>
      </AuthLayout>
    );
  }

  const verifying = status === 'pending';
  return (
    <AuthLayout>
      <AuthCard title="Email Verification" icon={<MailCheck />} description="One press, and your email address is confirmed.">
        <Button
          variant="primary"
          size="lg"
          block
          loading={verifying}
          onClick={() => dispatch(authActions.verificationSubmitted(token))}
        >
          {verifying ? 'Verifying…' : 'Verify Email Address'}
        </Button>
      </AuthCard>
    </AuthLayout>
  );
}
