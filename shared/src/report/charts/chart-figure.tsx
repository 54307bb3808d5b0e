import { pointClaim, pointId } from '@hub/engine/contracts/report/point-claim';
import { ChartColumn, Table2 } from 'lucide-react';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Chart } from '../../contracts/reports/chart';
import { Button } from '../../ui/buttons/button';
import { InlineNote } from '../../ui/states/inline-note';
import { Evidence } from '../claims/evidence';
import { useReport } from '../report-context';
import { ChartBoundary } from './drawing/chart-boundary';
import { ChartDrawing } from './drawing/chart-drawing';
import { ChartLegend } from './drawing/chart-legend';
import type { OpenPoint } from './chart-props';
import { chartNotes } from './as-text/chart-notes';
import { chartSummary } from './as-text/chart-summary';
import { chartTable } from './as-text/chart-table';
import { ChartWalk } from './as-text/chart-walk';
import { DataTable } from './as-text/data-table';
import { t } from './messages';
import styles from './chart.module.css';

/** The chart's data, put together when they are wanted. */
function ChartTable({ chart, caption, onOpen }: { chart: Chart; caption: string; onOpen: OpenPoint | undefined }) {
  const table = useMemo(() => chartTable(chart), [chart]);
  return <DataTable table={table} caption={caption} {...(chart.rows && { onOpen })} />;
}

/** Characters of a title that its lines hold on a phone; a longer one may be cut, and is whole in its tip. */
const LONG_TITLE = 80;

/** A chart with its title, its text alternative, its data as a table and the query behind it. */
export function ChartFigure({ chart, first = false }: { chart: Chart; first?: boolean }) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const titleId = useId();
  const report = useReport();
  const claim = chart.claim === undefined ? undefined : report.claim(chart.claim);
  const { door } = report;
  const open = useCallback(
    (series = 0, point = -1) => {
      const id = pointId(chart.id, series, point);
      if (claim) door?.open(pointClaim(id, () => chart) ? id : claim.id);
    },
    [chart, claim, door],
  );
  const onOpen = claim && door ? open : undefined;
  const summary = useMemo(() => chartSummary(chart), [chart]);
  const caption = chart.part ? t('caption', { title: chart.title, part: t('part', chart.part) }) : chart.title;
  const asTable = <ChartTable chart={chart} caption={caption} onOpen={onOpen} />;
  const notes = chartNotes(chart);
  const otherView = t(view === 'chart' ? 'as-table' : 'as-chart');
  return (
    <figure className={styles.figure} aria-labelledby={titleId}>
      <figcaption className={styles.head}>
        <span id={titleId} className={styles.title} title={chart.title.length > LONG_TITLE ? chart.title : undefined}>
          {chart.title}
        </span>
        <Button
          size="sm"
          variant="ghost"
          icon={view === 'chart' ? <Table2 size={16} /> : <ChartColumn size={16} />}
          aria-label={t('about', { action: otherView, subject: chart.title })}
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
        >
          <span className={styles.otherView}>{otherView}</span>
        </Button>
      </figcaption>
      {view === 'table' ? (
        asTable
      ) : (
        <ChartBoundary
          fallback={(retry) => (
            <>
              <InlineNote
                tone="warning"
                role="status"
                action={
                  <Button size="sm" onClick={retry}>
                    {t('retry')}
                  </Button>
                }
              >
                {t('failed')}
              </InlineNote>
              {asTable}
            </>
          )}
        >
          <ChartLegend chart={chart} />
          <ChartWalk chart={chart} onOpen={onOpen}>
            {(active) => (
              <ChartDrawing chart={chart} label={`${chart.title}. ${summary}`} active={active} first={first} onOpen={onOpen} />
            )}
          </ChartWalk>
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
        </ChartBoundary>
      )}
      {chart.part && <p className={styles.notes}>{t('part', chart.part)}</p>}
      {claim && <Evidence claim={claim} chartSql={chart.sql} subject={chart.title} />}
    </figure>
  );
}
