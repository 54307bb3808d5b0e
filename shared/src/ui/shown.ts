import type { ReactNode } from 'react';
import { safeSentence } from '../contracts/foreign-text';

/** What a component is given to show: words may hold names and titles, so they are made safe; elements have seen to it themselves. */
export const shown = (content: ReactNode): ReactNode => (typeof content === 'string' ? safeSentence(content) : content);
