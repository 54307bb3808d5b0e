import type { Agent } from '@hub/shared/contracts/analysis';
import { formatCount } from '@hub/shared/format';
import { Badge, Card, Disclosure, type Tone } from '@hub/shared/ui';
import type { AgentDescription } from './agent-catalogue';
import { Performance } from './performance';
import { RunList } from './run-list';
import styles from './agents.module.css';

const STATUS: Readonly<Record<Agent['status'], { tone: Tone; text: string }>> = {
  active: { tone: 'success', text: 'Active' },
  processing: { tone: 'accent', text: 'Processing' },
  idle: { tone: 'neutral', text: 'Idle' },
};

interface AgentCardProps {
  description: AgentDescription;
  /** What the server says of the agent; undefined where it says nothing. */
  agent: Agent | undefined;
}

export function AgentCard({ description, agent }: AgentCardProps) {
  const { title, icon: Icon } = description;
  const tasks = agent?.tasks_completed ?? 0;
  return (
    <Card padding="lg" role="article" aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <h2 className={styles.title}>{title}</h2>
        {agent && <Badge tone={STATUS[agent.status].tone}>{STATUS[agent.status].text}</Badge>}
      </div>
      <p className={styles.description}>{description.description}</p>
      <dl className={styles.performances}>
        <Performance label="Accuracy" percent={agent?.accuracy ?? null} />
        <Performance label="Speed" percent={agent?.speed ?? null} />
        <Performance label="Reliability" percent={agent?.reliability ?? null} />
      </dl>
      <ul className={styles.capabilities} aria-label="Capabilities">
        {description.capabilities.map((capability) => (
          <li key={capability}>
            <Badge>{capability}</Badge>
          </li>
        ))}
      </ul>
      <Disclosure
        className={styles.details}
        summary={
          <>
            Recent runs{' '}
            <span className={styles.small}>
              {formatCount(tasks)} {tasks === 1 ? 'task' : 'tasks'} completed
            </span>
          </>
        }
      >
        <RunList runs={agent?.recent_runs ?? []} />
        <dl className={styles.definitions}>
          <dt>Accuracy</dt>
          <dd>{description.accuracy}</dd>
          <dt>Speed</dt>
          <dd>Runs that kept to the time budget for their size.</dd>
          <dt>Reliability</dt>
          <dd>Runs that ended without a failure.</dd>
        </dl>
      </Disclosure>
    </Card>
  );
}
