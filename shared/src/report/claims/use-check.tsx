import { ShieldCheck } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { Verification } from '../../contracts/reports/claim';
import type { ReportDocument } from '../../contracts/reports/report';
import { Button } from '../../ui/buttons/button';
import { InlineNote } from '../../ui/states/inline-note';
import { t } from '../messages';
import { PasswordForm } from './password-form';
import { useVerification } from './use-verification';
import { verificationSummary } from './verification-summary';

const NONE: readonly Verification[] = [];

interface Check {
  /** What the last check said of each claim. */
  results: readonly Verification[];
  /** *Verify*; null of a report that cannot be checked. */
  button: ReactNode;
  /** What the check asks and says. */
  note: ReactNode;
}

/** A report's numbers computed again from its data. */
export function useCheck(document: ReportDocument | null, reportId: string | undefined): Check {
  const [asking, setAsking] = useState(false);
  const pressed = useRef<HTMLButtonElement>(null);
  const { state, verify } = useVerification(reportId);
  const claims = document?.claims ?? [];
  const runsInSource = claims.some((claim) => claim.runs_in === 'source');
  const verified = state.status === 'done' ? verificationSummary(state.response) : null;
  const close = () => {
    setAsking(false);
    // The pressed button goes with the form.
    pressed.current?.focus();
  };
  return {
    results: state.status === 'done' ? state.response.results : NONE,
    button: reportId !== undefined && claims.length > 0 && (
      <Button
        ref={pressed}
        icon={<ShieldCheck size={18} />}
        loading={state.status === 'running'}
        onClick={() => (runsInSource ? setAsking(true) : void verify())}
      >
        {t('verify')}
      </Button>
    ),
    note: (
      <>
        {asking && runsInSource && (
          <PasswordForm
            onVerify={(password) => {
              close();
              void verify(password);
            }}
            onCancel={close}
          />
        )}
        {verified && (
          <InlineNote tone={verified.tone} role="status">
            {verified.text}
          </InlineNote>
        )}
      </>
    ),
  };
}
