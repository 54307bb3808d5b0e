/** Whether a sentence names an amount, as nearly as three digits tell it. */
export const namesAmount = (sentence: string, amount: number, near = 0.006): boolean =>
  [...sentence.matchAll(/([\d,]+(?:\.\d+)?)( million)?/g)].some(
    ([, one = '', million]) => Math.abs(Number(one.replaceAll(',', '')) * (million ? 1e6 : 1) - amount) < near * amount,
  );
