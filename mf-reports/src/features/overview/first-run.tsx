import { FlaskConical, Sparkles, Upload } from 'lucide-react';
import { Button, Card, EmptyState, LinkButton } from '@hub/shared/ui';
import { useSample } from './use-sample';

/** What a new user sees in place of empty panels: the way to a first report. */
export function FirstRun() {
  const { busy, start } = useSample();
  return (
    <Card>
      <EmptyState
        icon={<Sparkles />}
        title="Make your first report"
        action={
          <>
            <LinkButton variant="primary" to="/dashboard/upload" icon={<Upload size={18} />}>
              Upload a CSV file
            </LinkButton>
            <Button icon={<FlaskConical size={18} />} loading={busy} onClick={() => void start()}>
              Try the sample data
            </Button>
          </>
        }
      >
        <p>Connect a table and read what is in it: trends, differences, outliers, each with the query behind its numbers.</p>
        <p role="status">{busy ? 'Analyzing the sample data: two years of support tickets.' : ''}</p>
      </EmptyState>
    </Card>
  );
}
