import type { Claim, MetricFigure } from '../../contracts/report/claim';
import { amountText, numberText, percentText } from '../../wording/number-text';

/** How a figure was printed: by its unit, as a count, as a share of a fraction, in minutes. */
const PRINTED: readonly ((value: number, unit: string | null) => string)[] = [
  amountText,
  (value) => value.toLocaleString('en-US'),
  percentText,
  (value) => `${numberText(value)} min`,
];

/** The labels by which reports of before, which are English, named the figures of tickets. */
const FIGURES: Readonly<Record<string, MetricFigure>> = {
  'Total Issues': 'tickets',
  Resolved: 'resolved',
  'Avg Satisfaction': 'satisfaction',
  'Avg Response Time': 'response-time',
};

/**
 * The parts of a key metric: those that it has, or in a report of before those of its line `label: text (note)`. The figure is printed
 * once more from the claim's value, and what stands before and behind it in the line is the label and the note, whatever they hold.
 * @returns undefined where the line has other words than ours, or a figure printed otherwise
 */
export function metricOf(claim: Claim): Claim['metric'] {
  const metric = claim.metric ?? partsOf(claim);
  const figure = metric?.figure ?? FIGURES[metric?.label ?? ''];
  return metric && figure ? { ...metric, figure } : metric;
}

function partsOf({ value, unit, sentence, template }: Claim): Claim['metric'] {
  if (value === null || !Number.isFinite(value) || template !== undefined) return undefined;
  for (const print of PRINTED) {
    const text = print(value, unit);
    const at = sentence.lastIndexOf(`: ${text}`);
    const rest = sentence.slice(at + 2 + text.length);
    if (at > 0 && rest === '') return { label: sentence.slice(0, at), text };
    if (at > 0 && rest.startsWith(' (') && rest.endsWith(')'))
      return { label: sentence.slice(0, at), text, note: rest.slice(2, -1) };
  }
  return undefined;
}
