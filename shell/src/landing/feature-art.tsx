import styles from './feature-art.module.css';

/** Small drawings of what each feature does. Decoration: the texts say it. */
const Frame = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="0 0 320 132" fill="none" aria-hidden="true" className={styles.art}>
    {children}
  </svg>
);

export const IntegrationArt = () => (
  <Frame>
    {[26, 66, 106].map((y, index) => (
      <g key={y}>
        <path d={`M112 ${y} C 168 ${y}, 168 66, 214 66`} className={styles.line} />
        <rect x="36" y={y - 14} width="76" height="28" rx="7" className={styles.box} />
        <rect x="48" y={y - 4} width={[38, 50, 30][index]} height="8" rx="4" className={styles.mark} />
      </g>
    ))}
    <rect x="214" y="42" width="70" height="48" rx="10" className={styles.accentBox} />
    <path d="M230 74l10-9 8 6 14-14" className={styles.onAccent} />
  </Frame>
);

export const SuggestionArt = () => (
  <Frame>
    <path d="M28 108H292" className={styles.axis} />
    <path d="M28 96 62 90 96 92 130 80 164 84 198 70 232 72 266 56 292 52" className={styles.trend} />
    {[
      [62, 90],
      [96, 92],
      [130, 80],
      [164, 84],
      [232, 72],
      [266, 56],
    ].map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="3" className={styles.point} />
    ))}
    <path d="M198 34V66" className={styles.dash} />
    <circle cx="198" cy="28" r="5" className={styles.accentDot} />
    <circle cx="198" cy="28" r="11" className={styles.ring} />
  </Frame>
);

export const ReportingArt = () => (
  <Frame>
    <rect x="60" y="10" width="200" height="130" rx="10" className={styles.box} />
    <rect x="78" y="28" width="84" height="10" rx="5" className={styles.strong} />
    <rect x="78" y="52" width="62" height="7" rx="3.5" className={styles.mark} />
    <rect x="146" y="48" width="36" height="15" rx="4" className={styles.accentSoft} />
    <rect x="152" y="52" width="24" height="7" rx="3.5" className={styles.accentFill} />
    <rect x="188" y="52" width="54" height="7" rx="3.5" className={styles.mark} />
    <rect x="78" y="70" width="164" height="7" rx="3.5" className={styles.mark} />
    <rect x="78" y="88" width="138" height="7" rx="3.5" className={styles.mark} />
    <rect x="78" y="106" width="152" height="7" rx="3.5" className={styles.mark} />
  </Frame>
);

export const ChartArt = () => (
  <Frame>
    <path d="M40 108H280" className={styles.axis} />
    {[40, 58, 50, 74, 66, 88].map((height, index) => (
      <rect
        key={index}
        x={52 + index * 38}
        y={108 - height}
        width="22"
        height={height}
        rx="3"
        className={index === 5 ? styles.accentFill : styles.mark}
      />
    ))}
    <path d="M63 60 101 44 139 48 177 28 215 32 253 14" className={styles.trend} />
  </Frame>
);
