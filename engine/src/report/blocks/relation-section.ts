import type { Section } from '../../contracts/report/block';
import type { ReportDocument } from '../../contracts/report/document';
import { t } from '../messages';
import { isNote } from './kinds-of-claims';
import { claimItem } from './statement';

/** How several tables hang together. */
export function relationSection({ claims }: ReportDocument): Section[] {
  const blocks = claims
    .filter((claim) => claim.agent === 'data-analyzer' && !isNote(claim))
    .map((claim) => claimItem('relations', claim));
  return [{ id: 'relations', kind: 'relations', title: t('section.relations'), blocks, parts: [] }];
}
