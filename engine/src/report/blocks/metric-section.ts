import type { Block, MetricBlock, Section } from '../../contracts/report/block';
import type { Claim, MetricFigure } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { foreignText } from '../../contracts/foreign-text';
import { t } from '../messages';
import { oneLine } from '../safe-document';
import { isMetric } from './kinds-of-claims';
import { claimItem } from './statement';
import { metricOf } from './stored-metric';
import { LIMITS } from './limits';

const ID = 'key-metrics';
/** Of tickets these are the cards, in this order. */
const TICKET_CARDS: readonly MetricFigure[] = ['tickets', 'resolved', 'satisfaction', 'response-time'];

/** The leading figures, of several tables each table's under its name. */
export function metricSection({ claims, tables }: ReportDocument): Section {
  const section = { id: ID, kind: 'key-metrics', title: t('section.key-metrics') } as const;
  const of = (name: string) => claims.filter((claim) => claim.table === name && isMetric(claim));
  const [only] = tables;
  if (tables.length === 1 && only) return { ...section, blocks: of(only.name).map((claim) => metricBlock(ID, claim)), parts: [] };
  const parts = tables.map(({ name }, i) => {
    const id = `${ID}-${i + 1}`;
    return { id, title: foreignText(oneLine(name)), blocks: of(name).map((claim) => metricBlock(id, claim)) };
  });
  return { ...section, blocks: [], parts };
}

/** A metric whose parts are not known is listed as the sentence that it is. */
function metricBlock(section: string, claim: Claim): Block {
  const metric = metricOf(claim);
  return metric ? { type: 'metric', id: `${section}/${claim.id}`, ...metric, claim: claim.id } : claimItem(section, claim);
}

/** Of tickets their four figures, so far as at least two are known; otherwise the first four. */
export function cardsOf({ blocks, parts }: Section): MetricBlock[] {
  const metrics = [...blocks, ...parts.flatMap((part) => part.blocks)].filter((one): one is MetricBlock => one.type === 'metric');
  const tickets = TICKET_CARDS.flatMap((figure) => metrics.find((metric) => metric.figure === figure) ?? []);
  return tickets.length >= 2 ? tickets : metrics.slice(0, LIMITS.mostCards);
}
