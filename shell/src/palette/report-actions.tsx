import { Download, FileText, GitCompare, Pencil, RotateCw, Share2, Trash2, type LucideIcon } from 'lucide-react';
import { reports } from '@hub/shared/api';
import type { Report } from '@hub/shared/contracts/reports/report';
import { reportPath } from '@hub/shared/router';
import { saveFile, toast } from '@hub/shared/ui';
import type { Command } from './command';
import { noteOf, titleOf } from './report-command';
import { t } from './messages';

const FORMATS = [
  { format: 'markdown', name: 'Markdown', media: 'text/markdown' },
  { format: 'csv', name: 'CSV', media: 'text/csv' },
  { format: 'json', name: 'JSON', media: 'application/json' },
] as const;

const ICONS = {
  open: FileText,
  again: RotateCw,
  compare: GitCompare,
  share: Share2,
  rename: Pencil,
  delete: Trash2,
} as const satisfies Record<string, LucideIcon>;
type Leading = keyof typeof ICONS;

async function save(id: string, { format, media }: (typeof FORMATS)[number]): Promise<void> {
  try {
    const { content, filename } = await reports.download(id, format);
    saveFile(filename, content, media);
  } catch (error) {
    console.error(t('do.download.failed'), error);
    toast.error(t('do.download.failed'));
  }
}

/** Where each action on a report is done; null where there is nothing to do it with. */
const placesOf = ({ id, previous_id }: Report): Record<Leading, string | null> => ({
  open: reportPath(id),
  again: `/dashboard/upload?again=${id}`,
  compare: previous_id ? `/dashboard/reports/${id}/compare/${previous_id}` : null,
  share: `${reportPath(id)}?do=share`,
  rename: `${reportPath(id)}?do=rename`,
  delete: `${reportPath(id)}?do=delete`,
});
const FIRST = ['open', 'share', 'rename', 'compare'] as const satisfies Leading[];
const LAST = ['again', 'delete'] as const satisfies Leading[];

/** The verbs of all actions. */
export const allVerbs = (): string =>
  [...Object.keys(ICONS), 'download'].map((action) => t(`do.${action as Leading | 'download'}.verbs`)).join(' ');

/**
 * Everything that can be done with a report from anywhere.
 *
 * @param isHere the report is the one on the page: its actions are offered without being asked for
 */
export function reportActions(
  report: Report,
  { isHere, all, go }: { isHere: boolean; all: readonly Report[]; go: (to: string) => void },
): Command[] {
  const title = titleOf(report);
  const places = placesOf(report);
  const command = (action: Leading | 'download', part: string, Icon: LucideIcon, label: string, run: () => void): Command => ({
    id: `${action}${part} ${report.id}`,
    group: isHere ? 'here' : 'actions',
    label,
    icon: <Icon aria-hidden="true" size={18} />,
    keywords: t(`do.${action}.verbs`),
    ...(isHere ? {} : { verbs: t(`do.${action}.verbs`), note: noteOf(report, all) }),
    run,
  });
  const leading = (action: Leading): Command[] => {
    const to = places[action];
    return to === null || (isHere && action === 'open')
      ? []
      : [command(action, '', ICONS[action], t(`do.${action}`, { title }), () => go(to))];
  };
  return [
    ...FIRST.flatMap(leading),
    ...FORMATS.map((each) =>
      command(
        'download',
        each.format,
        Download,
        t('do.download', { title, format: each.name }),
        () => void save(report.id, each),
      ),
    ),
    ...LAST.flatMap(leading),
  ];
}
