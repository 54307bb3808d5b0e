import { useEffect, useState } from 'react';
import { Navigate, useLocation } from '@hub/shared/router';
import { toast } from '@hub/shared/ui';
import { t } from '../messages';

/** Characters of an address that are told; the rest says no more about where the mistake is. */
const TOLD_LENGTH = 60;

/** As it was asked for, with its codes: a link from outside can put no words of its own into the product's mouth. */
const told = (path: string): string => (path.length > TOLD_LENGTH ? `${path.slice(0, TOLD_LENGTH)}…` : path);

/** Leads on from an address where nothing is, and says so. */
export function UnknownAddress({ to }: { to: '/' | '/dashboard' }) {
  // What was sought is told, not where it leads.
  const [path] = useState(useLocation().pathname);
  useEffect(
    () => toast.error(t(to === '/' ? 'unknown-address.start' : 'unknown-address.home', { path: told(path) })),
    [path, to],
  );
  return <Navigate to={to} replace />;
}
