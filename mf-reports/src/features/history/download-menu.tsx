import { Download, FileCode2, FileSpreadsheet, FileText, Globe } from 'lucide-react';
import { DOWNLOAD_FORMATS } from '@hub/shared/contracts/constants';
import type { DownloadFormat } from '@hub/shared/contracts/reports/report';
import { Menu } from '@hub/shared/ui';
import { t } from '../../messages';

const FORMATS = [
  { value: 'markdown', label: 'Markdown', icon: <FileText size={16} /> },
  { value: 'html', label: 'HTML', icon: <Globe size={16} /> },
  { value: 'csv', label: 'CSV', icon: <FileSpreadsheet size={16} /> },
  { value: 'json', label: 'JSON', icon: <FileCode2 size={16} /> },
] as const;

interface DownloadMenuProps {
  size: 'sm' | 'md';
  /** Title of the report, where there are several. */
  of?: string;
  disabled?: boolean;
  loading: boolean;
  onDownload: (format: DownloadFormat) => void;
}

/** In which form a report is saved. */
export const DownloadMenu = ({ size, of, disabled = false, loading, onDownload }: DownloadMenuProps) => (
  <Menu
    size={size}
    label={t('report.download')}
    name={of === undefined ? undefined : t('report.download.of', { title: of })}
    icon={<Download size={size === 'sm' ? 16 : 18} />}
    items={FORMATS}
    disabled={disabled}
    loading={loading}
    onSelect={(value) => {
      const format = DOWNLOAD_FORMATS.find((each) => each === value);
      if (format) onDownload(format);
    }}
  />
);
