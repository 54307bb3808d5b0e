/** One letter exchanged, two neighbours in the other order, a letter of a pair lost or doubled, any other one lost or added. */
export type Edit = 'exchanged' | 'swapped' | 'doubled' | 'added';

/** The one edit by which two words are each other; null where it takes more. */
export function oneEdit(a: string, b: string): Edit | null {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  if (a.length === b.length) {
    if (restA.slice(1) === restB.slice(1)) return 'exchanged';
    return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2) ? 'swapped' : null;
  }
  const [short, long] = a.length < b.length ? [restA, restB] : [restB, restA];
  if (Math.abs(a.length - b.length) > 1 || long.slice(1) !== short) return null;
  return long[0] === a[same - 1] ? 'doubled' : 'added';
}
