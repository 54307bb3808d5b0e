import type { ReactNode } from 'react';
import { InlineNote } from './inline-note';
import { LiveRegion } from './live-region';

/** What is wrong with a form as a whole. */
export const FormError = ({ children }: { children?: ReactNode }) => (
  <LiveRegion urgent>{children ? <InlineNote tone="danger">{children}</InlineNote> : null}</LiveRegion>
);
