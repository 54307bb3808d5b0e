import { useMemo } from 'react';
import { Tabs } from '../ui/menus/tabs';
import { HeadingContent } from './heading-content';
import type { Heading } from './headings';
import { t } from './messages';

/** One tab for each heading of the report. */
export function ReportTabs({ headings }: { headings: readonly Heading[] }) {
  const items = useMemo(
    () =>
      headings.map((heading) => ({
        value: heading.id,
        label: heading.title,
        content: <HeadingContent heading={heading} headingLevel={3} editable />,
      })),
    [headings],
  );
  return items.length === 0 ? null : <Tabs label={t('sections')} items={items} />;
}
