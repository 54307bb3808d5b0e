import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { EMAIL_PATTERN } from '@hub/shared/contracts/constants';
import { authActions, selectAuth, useHubDispatch, useHubSelector } from '@hub/shared/state';
import { Button, Dialog, Form, FormError, InlineNote, LiveRegion, TextField } from '@hub/shared/ui';
import { rich, t } from '../messages';
import styles from './verification-dialog.module.css';

const CONFIRMATION_MS = 3000;

interface VerificationDialogProps {
  open: boolean;
  title: string;
  email: string;
  onClose: () => void;
}

const rules = {
  validate: (value: string) => {
    if (value.trim() === '') return t('invalid.email-blank');
    return EMAIL_PATTERN.test(value.trim()) || t('invalid.email');
  },
};

/** Says where the verification mail went and sends it again, to a corrected address if need be. */
export function VerificationDialog({ open, title, email, onClose }: VerificationDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={rich('resend.description', {
        email,
        address: (text) => <strong className={styles.address}>{text}</strong>,
      })}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('resend.continue')}
        </Button>
      }
    >
      <ResendForm key={email} email={email} />
    </Dialog>
  );
}

function ResendForm({ email }: { email: string }) {
  const dispatch = useHubDispatch();
  const { request, errorMessage, successMessage } = useHubSelector(selectAuth);
  const mine = request.operation === 'resend';
  const sent = mine && request.status === 'succeeded';
  const [dismissed, setDismissed] = useState<typeof request | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email } });

  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => setDismissed(request), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [sent, request]);

  return (
    <Form onSubmit={handleSubmit((values) => dispatch(authActions.verificationMailRequested(values.email.trim())))}>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', rules)}
      />
      <FormError>{mine && request.status === 'failed' ? errorMessage : null}</FormError>
      <LiveRegion>
        {sent && dismissed !== request && <InlineNote tone="success">{successMessage || t('resend.sent')}</InlineNote>}
      </LiveRegion>
      <div>
        <Button type="submit" icon={<MailCheck aria-hidden="true" />} loading={mine && request.status === 'pending'}>
          {t('resend.submit')}
        </Button>
      </div>
    </Form>
  );
}
