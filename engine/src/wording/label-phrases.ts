import { yesOrNo } from '../read/typing/yes-or-no';
import type { Dimension } from '../insights/frame/frame';
import { labelText } from './human';
import { t } from './messages';

/**
 * How a sentence says that rows have a label: they `have defaulted`, `are (not) cancelled`, `are late` (of a status), `are assigned to Ann`,
 * `have state Declined`; where none of these can be told from the header, that something `is yes` in so many of them. A label is as the file
 * writes it, as in charts and cells; where a program wrote it, it is yes or no.
 */
type Form = 'did' | 'didNot' | 'are' | 'areNot' | 'state' | 'is' | 'done' | 'has';

interface Phrase {
  form: Form;
  /** What they have done or are, without `is` or `has` before it. */
  noun: string;
  label: string;
}

const AUXILIARY = /^(?:(is|are|was|were|be|been|got)|(has|have|had|did)) (.+)$/;
const DONE_TO = /(?:^|\W)\w+(?:ed|en|sold|made|sent) (?:to|by|in|at|from|with|for)$/;
/** `cancelled`, `paid`; not `speed`, `red`. */
const PARTICIPLE =
  /^(?!.*(?:eed|[^\w]red|^red|^bed|^shed)$)\p{L}+(?:ed|paid|sold|sent|lost|won|made|hidden|broken|stolen|taken|given|chosen|known)$|^(?:paid|sold|sent|lost|won|made)$/u;
/** Behind `has`: what was done; anything else is what somebody has, or has not any of. */
const DONE =
  /^(?:\p{L}+(?:ed|en)|left|gone|met|kept|won|lost|quit|become|been|done|seen|got|had|paid|sold|sent|made|bought|moved out|fallen|read|hit|lent|spent|sworn|drawn|grown|shown|known)(?: |$)/u;
/** What rows do themselves, as against what is done with them. */
const OWN_DEED = new Set(
  'survived died left quit churned defaulted converted responded replied attended subscribed unsubscribed relapsed graduated voted participated resigned retired arrived departed failed passed clicked applied enrolled purchased ordered recovered purchased bought improved progressed reoffended complained upgraded downgraded lapsed'.split(
    ' ',
  ),
);
const STATUS = /(?:^|\W)status$/;
/** A label that says how something is: `late`, `Open`, `shipped`, `In progress`; not `Employee` or `A2`. */
const MANNER =
  /^(?:not )?(?:\p{L}+(?:ed|ing|ive|ent)|late|open|on time|on hold|overdue|new|done|paid|sold|lost|won|in progress|in transit|single|full[- ]time|part[- ]time|available|unavailable|complete|incomplete|ready|sent|draft)$/iu;

export function labelPhrase({ column, noun }: Pick<Dimension, 'column' | 'noun'>, label: string): Phrase {
  const text = labelText(label);
  const isFlag = column.role === 'boolean' || column.type === 'boolean';
  const yes = isFlag ? yesOrNo(label) : null;
  if (yes === null)
    return {
      form: DONE_TO.test(noun)
        ? 'done'
        : column.role === 'boolean'
          ? 'is'
          : STATUS.test(noun) && MANNER.test(label)
            ? 'state'
            : 'has',
      noun,
      label: text,
    };
  // What a program writes for yes and no is said in words; what people write is said as they do.
  const said = MACHINE.test(text) ? t(yes ? 'yes' : 'no') : text;
  const [, be, have, rest] = AUXILIARY.exec(noun) ?? [];
  const word = column.within ?? noun;
  if (rest !== undefined && be !== undefined) return { form: yes ? 'are' : 'areNot', noun: rest, label: said };
  if (rest !== undefined && have !== undefined && !DONE.test(rest) && !OWN_DEED.has(rest))
    return { form: 'did', noun: yes ? rest : t('none-of', { noun: rest }), label: said };
  if (rest !== undefined && have !== undefined) return { form: yes ? 'did' : 'didNot', noun: rest, label: said };
  if (OWN_DEED.has(word)) return { form: yes ? 'did' : 'didNot', noun, label: said };
  if (PARTICIPLE.test(word) || (column.within !== undefined && MANNER.test(word)))
    return { form: yes ? 'are' : 'areNot', noun, label: said };
  return { form: 'is', noun, label: said };
}

const MACHINE = /^(?:[01]|true|false)$/i;

/** A label for the eye: `yes` and `no` where a program writes `1` and `0`, or true and false. */
export const shownLabel = (dimension: Pick<Dimension, 'column' | 'noun'>, label: string): string =>
  labelPhrase(dimension, label).label;

/** What a sentence says of rows with the label, behind their number. */
export const isSaid = (dimension: Pick<Dimension, 'column' | 'noun'>, label: string) => {
  const phrase = labelPhrase(dimension, label);
  return {
    form: phrase.form === 'is' ? 'is' : 'so',
    noun: phrase.noun,
    label: phrase.label,
    so: t('so', { ...phrase }),
  } as const;
};

/** `the share that has defaulted`, `the share with state Declined`. */
export const shareWith = (dimension: Pick<Dimension, 'column' | 'noun'>, label: string): string =>
  t('share.label', { ...labelPhrase(dimension, label) });

/** `share that has defaulted`, for the title of a chart. */
export const shareTitle = (dimension: Pick<Dimension, 'column' | 'noun'>, label: string): string =>
  t('share.title', { ...labelPhrase(dimension, label) });
