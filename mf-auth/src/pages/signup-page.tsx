import { useEffect, useState, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newPasswordRules, StrengthMeter } from '@hub/shared/new-password';
import { useNavigate } from '@hub/shared/router';
import { authActions, useHubDispatch } from '@hub/shared/state';
import {
  Button,
  Checkbox,
  FieldPair,
  Form,
  FormError,
  Link,
  PasswordField,
  TextField,
  toast,
  VisuallyHidden,
} from '@hub/shared/ui';
import { emailRules, required } from '../forms/field-rules';
import formStyles from '../forms/form.module.css';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { rich, t } from '../messages';
import { HOME } from '../return-to';
import { BenefitsPanel } from '../signup/benefits-panel';
import { useAuthRequest } from '../use-auth-request';
import { VerificationDialog } from '../verification/verification-dialog';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', agreeToTerms: false };
const PASSWORD_RULES = newPasswordRules<typeof EMPTY>(({ email, firstName, lastName }) => ({ email, firstName, lastName }));

/** In a tab of its own: what has been typed stays. */
const TermsLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} target="_blank" className={formStyles.unbroken}>
    {children}
    <VisuallyHidden> {t('signup.new-tab')}</VisuallyHidden>
  </Link>
);

export default function SignupPage() {
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
  const request = useAuthRequest('signup');
  const { register, handleSubmit, control, reset, getValues, formState } = useForm({ defaultValues: EMPTY });
  const [password, email, firstName, lastName] = useWatch({ control, name: ['password', 'email', 'firstName', 'lastName'] });
  const [created, setCreated] = useState<string | null>(null);
  const { errors } = formState;

  useEffect(() => {
    if (request.status !== 'succeeded') return;
    if (request.successMessage) toast.success(request.successMessage);
    reset(EMPTY);
  }, [request.status, request.successMessage, reset]);

  // The address is kept for the dialog before the form is cleared.
  if (created === null && request.status === 'succeeded') setCreated(getValues('email').trim());

  const submit = handleSubmit(({ firstName, lastName, email, password }) =>
    dispatch(
      authActions.signupSubmitted({ firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password }),
    ),
  );

  return (
    <AuthLayout aside={<BenefitsPanel />}>
      <AuthCard
        title={t('create-account')}
        description={t('signup.description')}
        footer={
          <>
            <span>{rich('signup.footer', { login: (text) => <Link to="/login">{text}</Link> })}</span>
            <Link to="/">{t('back-home')}</Link>
          </>
        }
      >
        <Form onSubmit={submit}>
          <FieldPair>
            <TextField
              label={t('first-name')}
              autoComplete="given-name"
              maxLength={100}
              error={errors.firstName?.message}
              {...register('firstName', required('invalid.first-name-missing'))}
            />
            <TextField
              label={t('last-name')}
              autoComplete="family-name"
              maxLength={100}
              error={errors.lastName?.message}
              {...register('lastName', required('invalid.last-name-missing'))}
            />
          </FieldPair>
          <TextField
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', emailRules)}
          />
          <div className={formStyles.stack}>
            <PasswordField
              label={t('password')}
              autoComplete="new-password"
              error={errors.password?.message}
              {...register('password', PASSWORD_RULES)}
            />
            <StrengthMeter password={password} personal={{ email, firstName, lastName }} />
          </div>
          <PasswordField
            label={t('confirm-password')}
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword', {
              validate: (value, form) => {
                if (value === '') return t('invalid.password-unconfirmed');
                return value === form.password || t('invalid.passwords-differ');
              },
            })}
          />
          <Checkbox
            label={rich('signup.agree', {
              terms: (text) => <TermsLink to="/terms">{text}</TermsLink>,
              privacy: (text) => <TermsLink to="/privacy">{text}</TermsLink>,
            })}
            error={errors.agreeToTerms?.message}
            {...register('agreeToTerms', {
              validate: (value) => value || t('invalid.terms'),
            })}
          />
          <FormError>{request.status === 'failed' ? request.errorMessage : null}</FormError>
          <Button type="submit" variant="primary" size="lg" block loading={request.status === 'pending'}>
            {t('create-account')}
          </Button>
        </Form>
      </AuthCard>
      <VerificationDialog
        open={created !== null}
        title={t('signup.created')}
        email={created ?? ''}
        onClose={() => navigate(HOME, { replace: true })}
      />
    </AuthLayout>
  );
}
