import type { ReactNode } from 'react';
import { InlineNote } from './inline-note';

/** What is wrong with a form as a whole. The place is always there, so that a screen reader hears what comes into it. */
export const FormError = ({ children }: { children?: ReactNode }) => (
  <div aria-live="assertive">{children ? <InlineNote tone="danger">{children}</InlineNote> : null}</div>
);
