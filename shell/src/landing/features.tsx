import { ChartArt, IntegrationArt, ReportingArt, SuggestionArt } from './feature-art';
import page from './landing.module.css';
import styles from './features.module.css';

const FEATURES = [
  {
    title: 'Flexible Data Integration',
    text: 'A file from your desk, a sheet that is shared, a database in use: connect CSV files, Google Sheets and PostgreSQL, and get the same care for each. More sources are to come.',
    Art: IntegrationArt,
  },
  {
    title: 'Suggestion Generation Agent',
    text: 'Looks for trends, outliers and patterns, tests each against chance, and suggests what to do about those that last.',
    Art: SuggestionArt,
  },
  {
    title: 'Reporting Agent',
    text: 'Writes human-readable markdown reports: short sentences, the leading figures first, and every number open to a check.',
    Art: ReportingArt,
  },
  {
    title: 'Chart Generation Agent',
    text: 'Draws the chart that suits the finding: bar, line and others, with honest axes, and a table for those who prefer one.',
    Art: ChartArt,
  },
];

export const Features = () => (
  <section id="features" className={`${page.wrap} ${page.section}`} aria-labelledby="features-title">
    <header className={page.intro}>
      <h2 id="features-title" className={page.heading}>
        Four specialists for every table
      </h2>
      <p className={page.lead}>
        Autonomous AI agents read, judge, draw and write. You read the result, and ask any number where it comes from.
      </p>
    </header>
    <ul className={styles.grid}>
      {FEATURES.map(({ title, text, Art }) => (
        <li key={title} className={styles.card}>
          <div className={styles.art}>
            <Art />
          </div>
          <div className={styles.texts}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
