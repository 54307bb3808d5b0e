import type { ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { ChartBlock } from '../charts/chart-block';
import { t } from '../messages';
import styles from '../prose.module.css';
import { fullText } from './element-text';
import { safeImage } from './safe-url';

type Props = ExtraProps & { children?: ReactNode };

function Anchor({ href, title, children }: Props & { href?: string; title?: string }) {
  if (!href) return <>{children}</>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Image({ src, alt }: Props & { src?: unknown; alt?: string }) {
  const safe = safeImage(typeof src === 'string' ? src : undefined, window.location.origin);
  return safe ? (
    <img src={safe} alt={alt ?? ''} loading="lazy" />
  ) : (
    <em>{alt ? t('markdown.image', { description: alt }) : t('markdown.no-image')}</em>
  );
}

function Preformatted({ node, children }: Props) {
  const code = node?.children[0];
  const isChart =
    code?.type === 'element' && code.tagName === 'code' && [code.properties['className']].flat().includes('language-chart');
  if (isChart) return <ChartBlock source={fullText(code).trim()} />;
  return <pre>{children}</pre>;
}

function Table({ node, children }: Props) {
  const header = fullText(node?.children.find((child) => child.type === 'element'))
    .trim()
    .replace(/\s+/g, ', ');
  return (
    // Focusable, because a table wider than its place is scrolled with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableFrame} role="group" aria-label={t('markdown.table', { columns: header })} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** How a report's elements are drawn; `shift` is added to the level of headings. */
export function elements(shift: number): Components {
  const heading = (level: number) => {
    const Tag = `h${Math.min(6, level + shift)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
    return function Heading({ children }: Props) {
      return <Tag>{children}</Tag>;
    };
  };
  return {
    a: Anchor,
    img: Image,
    pre: Preformatted,
    table: Table,
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
  };
}
