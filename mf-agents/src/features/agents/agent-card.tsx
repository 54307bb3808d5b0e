import type { Agent } from '@hub/shared/contracts/reports/analysis';
import { Badge, Card, Disclosure, type Tone } from '@hub/shared/ui';
import { CAPABILITIES, type AgentDescription } from './agent-catalogue';
import { Performance, percentText } from './performance';
import { RunList } from './run-list';
import { rich, t } from '../../messages';
import styles from './agents.module.css';

const STATUS_TONE: Readonly<Record<Agent['status'], Tone>> = { active: 'success', processing: 'accent', idle: 'neutral' };

/** Reports of which is told at first sight. */
const LATEST = 3;

interface AgentCardProps {
  description: AgentDescription;
  /** What the server says of the agent; undefined where it says nothing. */
  agent: Agent | undefined;
}

export function AgentCard({ description, agent }: AgentCardProps) {
  const { name, icon: Icon } = description;
  const title = t(name);
  const accuracy = agent?.accuracy ?? null;
  const checked = agent?.checked;
  const runs = agent?.recent_runs ?? [];
  return (
    <Card padding="lg" role="article" aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <h2 className={styles.title}>{title}</h2>
        {agent && <Badge tone={STATUS_TONE[agent.status]}>{t(`status.${agent.status}`)}</Badge>}
      </div>
      <p className={styles.description}>{t(`${name}.description`)}</p>
      <dl className={styles.performances}>
        <Performance
          label={t('accuracy')}
          percent={accuracy}
          of={checked ? t(`${name}.checked`, { total: checked.total }) : t('accuracy.of')}
          counted={checked?.right}
        />
        <Performance label={t('speed')} percent={agent?.speed ?? null} of={t('speed.of')} />
        <Performance label={t('reliability')} percent={agent?.reliability ?? null} of={t('reliability.of')} />
      </dl>
      {runs.length > 0 && (
        <div role="group" aria-labelledby={`${name}-latest`}>
          <h3 id={`${name}-latest`} className={styles.latest}>
            {t('latest')}
          </h3>
          <RunList runs={runs.slice(0, LATEST)} brief />
        </div>
      )}
      <ul className={styles.capabilities} aria-label={t('capabilities')}>
        {CAPABILITIES.map((capability) => (
          <li key={capability}>
            <Badge>{t(`${name}.capability.${capability}`)}</Badge>
          </li>
        ))}
      </ul>
      <Disclosure
        className={styles.details}
        summary={rich('runs', {
          tasks: agent?.tasks_completed ?? 0,
          small: (text) => <span className={styles.small}>{text}</span>,
        })}
      >
        <RunList runs={runs} />
        <dl className={styles.definitions}>
          <dt>{t('percent', { label: t('accuracy'), percent: percentText(accuracy) })}</dt>
          <dd>{t(`${name}.accuracy`)}</dd>
          <dt>{t('speed')}</dt>
          <dd>{t('speed.means')}</dd>
          <dt>{t('reliability')}</dt>
          <dd>{t('reliability.means')}</dd>
        </dl>
      </Disclosure>
    </Card>
  );
}
