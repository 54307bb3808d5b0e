import { useEffect, useState } from 'react';
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
import { emailRules, PASSWORDS_DIFFER, required } from '../forms/field-rules';
import formStyles from '../forms/form.module.css';
import { AuthCard } from '../layout/auth-card';
import { AuthLayout } from '../layout/auth-layout';
import { HOME } from '../return-to';
import { BenefitsPanel } from '../signup/benefits-panel';
import { useAuthRequest } from '../use-auth-request';
import { VerificationDialog } from '../verification/verification-dialog';

const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', agreeToTerms: false };
const PASSWORD_RULES = newPasswordRules<typeof EMPTY>(({ email, firstName, lastName }) => ({ email, firstName, lastName }));

/** In a tab of its own: what has been typed stays. */
const TermsLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" className={formStyles.unbroken}>
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
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
        title="Create Account"
        description="Your first report is a file away."
        footer={
          <>
            <span>
              Already have an account? <Link to="/login">Sign in</Link>
            </span>
            <Link to="/">Back to home</Link>
          </>
        }
      >
        <Form onSubmit={submit}>
          <FieldPair>
            <TextField
              label="First name"
              autoComplete="given-name"
              maxLength={100}
              error={errors.firstName?.message}
              {...register('firstName', required('First name is required'))}
            />
            <TextField
              label="Last name"
              autoComplete="family-name"
              maxLength={100}
              error={errors.lastName?.message}
              {...register('lastName', required('Last name is required'))}
            />
          </FieldPair>
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', emailRules)}
          />
          <div className={formStyles.stack}>
            <PasswordField
              label="Password"
              autoComplete="new-password"
              error={errors.password?.message}
              {...register('password', PASSWORD_RULES)}
            />
            <StrengthMeter password={password} personal={{ email, firstName, lastName }} />
          </div>
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword', {
              validate: (value, form) => {
                if (value === '') return 'Please confirm your password';
                return value === form.password || PASSWORDS_DIFFER;
              },
            })}
          />
          <Checkbox
            label={
              <>
                I agree to the <TermsLink to="/terms">Terms of Service</TermsLink> and the{' '}
                <TermsLink to="/privacy">Privacy Policy</TermsLink>
              </>
            }
            error={errors.agreeToTerms?.message}
            {...register('agreeToTerms', {
              validate: (value) => value || 'Please agree to the Terms of Service and the Privacy Policy',
            })}
          />
          <FormError>{request.status === 'failed' ? request.errorMessage : null}</FormError>
          <Button type="submit" variant="primary" size="lg" block loading={request.status === 'pending'}>
            Create Account
          </Button>
        </Form>
      </AuthCard>
      <VerificationDialog
        open={created !== null}
        title="Account Created Successfully!"
        email={created ?? ''}
        onClose={() => navigate(HOME, { replace: true })}
      />
    </AuthLayout>
  );
}
