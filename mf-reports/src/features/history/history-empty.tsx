import { FileSearch, SearchX, Upload } from 'lucide-react';
import { Button, EmptyState, LinkButton } from '@hub/shared/ui';

interface HistoryEmptyProps {
  /** Whether a search or a filter may be what leaves the list empty. */
  narrowed: boolean;
  onClear: () => void;
}

export const HistoryEmpty = ({ narrowed, onClear }: HistoryEmptyProps) =>
  narrowed ? (
    <EmptyState
      headingLevel={3}
      icon={<SearchX />}
      title="No reports found"
      action={<Button onClick={onClear}>Show all reports</Button>}
    >
      No report matches the search and the chosen source.
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={3}
      icon={<FileSearch />}
      title="No reports found"
      action={
        <LinkButton variant="primary" to="/dashboard/upload" icon={<Upload size={18} />}>
          Upload data
        </LinkButton>
      }
    >
      Start by uploading data to generate your first report
    </EmptyState>
  );
