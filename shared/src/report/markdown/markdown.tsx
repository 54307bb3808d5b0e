import { useMemo, type ComponentProps } from 'react';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { elements } from './elements';
import { keepUrl } from './safe-url';
import { safeText } from './safe-text';
import { sanitizeSchema } from './sanitize-schema';
import type { ReportMarkdownProps } from './report-markdown';
import styles from '../prose.module.css';

const REMARK = [remarkGfm];
const REHYPE: ComponentProps<typeof Markdown>['rehypePlugins'] = [[rehypeSanitize, sanitizeSchema], safeText];

/** Reads untrusted markdown: raw HTML is text, addresses and attributes are filtered. */
export default function MarkdownText({ children, shift = 0 }: ReportMarkdownProps) {
  const components = useMemo(() => elements(shift), [shift]);
  return (
    <div className={styles.prose}>
      <Markdown remarkPlugins={REMARK} rehypePlugins={REHYPE} components={components} urlTransform={keepUrl}>
        {children}
      </Markdown>
    </div>
  );
}
