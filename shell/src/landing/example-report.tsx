import { Check, Lightbulb, SearchCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount, formatNumber, formatPercent } from '@hub/shared/format';
import { Badge, classNames } from '@hub/shared/ui';
import { ORDERS, totalsByRegion } from './example-orders';
import { rich, t } from './messages';
import styles from './example-report.module.css';

const totals = totalsByRegion(ORDERS);
const leader = totals[0] ?? { region: '', revenue: 0, share: 0 };
const evenShare = 1 / totals.length;
const meanOrder = ORDERS.reduce((sum, { revenue }) => sum + revenue, 0) / ORDERS.length;
const leaderOrders = ORDERS.filter(({ region }) => region === leader.region);
const above = leaderOrders.filter(({ revenue }) => revenue > meanOrder).length;
const percent = (share: number) => formatPercent(share * 100);

/**
 * A report in miniature. Its number is computed from the rows that are shown, and pressing it shows the query and the rows it came from:
 * what the product does, done to eight rows.
 */
export function ExampleReport() {
  const [traced, setTraced] = useState(true);
  const traceId = useId();
  return (
    <figure className={styles.report} aria-label={t('example')}>
      <div className={styles.top}>
        <p className={styles.title}>{t('example.title')}</p>
        <Badge>{t('example.badge')}</Badge>
      </div>
      <div className={styles.columns}>
        <div className={styles.finding}>
          <p className={styles.kind}>{t('example.finding')}</p>
          <p className={styles.sentence}>
            {rich('example.sentence', {
              region: leader.region,
              share: percent(leader.share),
              times: formatNumber(leader.share / evenShare, 1),
              even: percent(evenShare),
              number: (share) => (
                <button
                  type="button"
                  className={styles.number}
                  aria-expanded={traced}
                  aria-controls={traceId}
                  onClick={() => setTraced(!traced)}
                >
                  {share}
                </button>
              ),
            })}
          </p>
          <div
            className={styles.chart}
            role="img"
            aria-label={t('example.chart', { values: totals.map((each) => t('example.bar', each)).join(', ') })}
          >
            {totals.map(({ region, revenue, share }) => (
              <div key={region} className={styles.bar}>
                <span className={styles.barLabel}>{region}</span>
                <span className={styles.track}>
                  {/* Its length is an attribute: the page is prerendered, and its policy lets no style attribute through. */}
                  <svg
                    className={classNames(styles.fill, region === leader.region && styles.leading)}
                    width={`${(share / leader.share) * 100}%`}
                  />
                </span>
                <span className={styles.barValue}>{formatCount(revenue)}</span>
              </div>
            ))}
          </div>
          <div className={styles.action}>
            <Lightbulb aria-hidden="true" />
            <p>
              {rich('example.action', {
                region: leader.region,
                above,
                orders: leaderOrders.length,
                mean: formatCount(meanOrder),
                strong: (text) => <strong>{text}</strong>,
              })}
            </p>
          </div>
        </div>
        <div id={traceId} className={styles.trace} data-traced={traced}>
          <p className={styles.kind}>
            <SearchCheck aria-hidden="true" /> {t('example.traced', { share: percent(leader.share) })}
          </p>
          <pre className={styles.query}>
            <code>{`SELECT sum(revenue)\n  FILTER (WHERE region = '${leader.region}')\n  / sum(revenue)\nFROM orders`}</code>
          </pre>
          <ul className={styles.rows} aria-label={t('example.rows')}>
            {ORDERS.map(({ region, month, revenue }) => (
              <li key={region + month} className={classNames(styles.row, traced && region === leader.region && styles.used)}>
                <span>{region}</span>
                <span>{month}</span>
                <span>{formatCount(revenue)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.verdict} role="status">
            {traced ? (
              <>
                <Check aria-hidden="true" />{' '}
                {t('example.verdict', { rows: ORDERS.length, share: percent(totalsByRegion(ORDERS)[0]?.share ?? 0) })}
              </>
            ) : (
              t('example.press')
            )}
          </p>
        </div>
      </div>
    </figure>
  );
}
