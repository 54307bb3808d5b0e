import { lazyWidget } from '../../ui/lazy-widget';
import { WaitingText } from '../waiting-text';

export interface ReportMarkdownProps {
  children: string;
  /** What is added to the level of each heading in the text, so that it fits under the heading above it. */
  shift?: number;
}

/** A report of which there is nothing but its Markdown. The reader of Markdown is loaded with the first one. */
export const ReportMarkdown = lazyWidget<ReportMarkdownProps>(
  async () => (await import('./markdown')).default,
  () => <WaitingText />,
);
