/** Part of the texts that pass the test, 0 to 1; 0 of none. */
export function share(sample: string[], test: (text: string) => boolean): number {
  if (!sample.length) return 0;
  let count = 0;
  for (const text of sample) if (test(text)) count++;
  return count / sample.length;
}
