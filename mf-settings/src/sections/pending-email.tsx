import { users } from '@hub/shared/api';
import { Button, FormError, foreignText, InlineNote, toast } from '@hub/shared/ui';
import type { AcceptSettings } from '../use-settings';
import { useTask } from '../use-task';
import { t } from '../messages';

interface PendingEmailProps {
  pending: string;
  current: string;
  accept: AcceptSettings;
}

/** A change of address that waits for the link in the mail to be followed. */
export function PendingEmail({ pending, current, accept }: PendingEmailProps) {
  const resend = useTask(t('email.resend-failed'));
  const cancel = useTask(t('email.cancel-failed'));
  const email = foreignText(pending);
  return (
    <>
      <InlineNote
        role="status"
        action={
          <>
            <Button
              size="sm"
              loading={resend.running}
              onClick={() =>
                void resend.run(async () => {
                  accept(await users.resendEmailChange());
                  toast.success(t('email.sent', { email }));
                })
              }
            >
              {t('email.pending.resend')}
            </Button>
            <Button
              size="sm"
              loading={cancel.running}
              onClick={() => void cancel.run(async () => accept(await users.cancelEmailChange()))}
            >
              {t('email.pending.cancel')}
            </Button>
          </>
        }
      >
        {t('email.pending', { email, current: foreignText(current) })}
      </InlineNote>
      <FormError>{resend.error ?? cancel.error}</FormError>
    </>
  );
}
