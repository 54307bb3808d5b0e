import { useMemo } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { elements } from './elements';
import { keepUrl } from './safe-url';
import { sanitizeSchema } from './sanitize-schema';
import type { ReportMarkdownProps } from './report-markdown';
import styles from './markdown.module.css';

const REMARK = [remarkGfm];
const REHYPE: [typeof rehypeSanitize, typeof sanitizeSchema][] = [[rehypeSanitize, sanitizeSchema]];

/** Reads untrusted markdown: raw HTML is text, addresses and attributes are filtered. */
export default function MarkdownText({ children, shift = 0 }: ReportMarkdownProps) {
  const components = useMemo(() => elements(shift), [shift]);
  return (
    <div className={styles.markdown}>
      <Markdown remarkPlugins={REMARK} rehypePlugins={REHYPE} components={components} urlTransform={keepUrl}>
        {children}
      </Markdown>
    </div>
  );
}
