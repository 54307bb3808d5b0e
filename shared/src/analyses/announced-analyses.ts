import * as z from 'zod/mini';
import { storedValue } from '../session';

/** Ends that are remembered: far more than come while several tabs are about to tell of them. */
const KEPT = 30;
const announced = storedValue('hub.toldAnalyses', z.array(z.string()));

/** True for the first tab that asks: it tells of the end, and the others keep silent. */
export function claimEnd(id: string): boolean {
  const before = announced.read() ?? [];
  if (before.includes(id)) return false;
  announced.write([...before, id].slice(-KEPT));
  return true;
}
