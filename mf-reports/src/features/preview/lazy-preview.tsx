import { useEffect, useState, type ComponentProps } from 'react';
import { lazyWidget } from '@hub/shared/ui';
import { loadWords } from '@hub/shared/words';
import type { ReportPreview } from './report-preview';

type PreviewProps = ComponentProps<typeof ReportPreview>;

/** Milliseconds after which a list that is there has the quick look fetched, before anybody asks for it. */
const REST_MS = 2000;

const Preview = lazyWidget<PreviewProps>(async () => {
  const { ReportPreview: Widget } = await import('./report-preview');
  await loadWords();
  return Widget;
});

/** The quick look, of which a list that is only read needs nothing: what draws reports comes with it. */
export function LazyPreview(props: PreviewProps) {
  const [isWanted, setWanted] = useState(props.id !== null);
  if (props.id !== null && !isWanted) setWanted(true);
  useEffect(() => {
    const timer = setTimeout(() => void Preview.prepare().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? <Preview {...props} /> : null;
}
