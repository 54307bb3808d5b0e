import type { ReactNode } from 'react';
import { InlineNote } from '../states/inline-note';
import { LiveRegion } from '../states/live-region';

/** What is wrong with a form as a whole. */
export const FormError = ({ children }: { children?: ReactNode }) => (
  <LiveRegion urgent>{children ? <InlineNote tone="danger">{children}</InlineNote> : null}</LiveRegion>
);
