import { ChartSpline, Database, FileCheck2, Headset } from 'lucide-react';
import styles from './benefits-panel.module.css';

const BENEFITS = [
  { icon: Database, text: 'Connect unlimited data sources', detail: 'CSV files, Google Sheets and PostgreSQL, side by side.' },
  {
    icon: FileCheck2,
    text: 'AI-powered insights and reports',
    detail: 'Plain sentences, and behind each number the query that gave it.',
  },
  { icon: ChartSpline, text: 'Advanced visualization tools', detail: 'Charts with honest axes, each readable as a table.' },
  { icon: Headset, text: '24/7 customer support', detail: 'Questions are welcome at any hour.' },
];

export function BenefitsPanel() {
  return (
    <aside className={styles.panel} aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={styles.title}>
        From a table to a report you can check
      </h2>
      <ul className={styles.list}>
        {BENEFITS.map(({ icon: Icon, text, detail }) => (
          <li key={text} className={styles.item}>
            <span className={styles.icon} aria-hidden="true">
              <Icon />
            </span>
            <div>
              <p className={styles.text}>{text}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
