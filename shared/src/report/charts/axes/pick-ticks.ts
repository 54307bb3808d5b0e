/** At most `most` of the values, evenly apart, the first among them: band axes have no tick rule of their own. */
export function pickTicks<T>(values: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(values.length / Math.max(1, most)));
  return values.filter((_, index) => index % step === 0);
}
