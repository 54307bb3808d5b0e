import { LocaleProvider } from '@ark-ui/react/locale';
import type { ReactNode } from 'react';
import { language } from '../../words/language';

/** A language that is written from right to left: the library asks for one, and takes only the direction from it here. */
const FROM_RIGHT = 'ar';

/** Lets widgets go the way of the page: on a mirrored one the arrow keys and the side of menus are mirrored, too. */
export const PageDirection = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale={document.dir === 'rtl' ? FROM_RIGHT : language()}>{children}</LocaleProvider>
);
