import { t } from './messages';

const TIME_WORDS = new Set([
  'at',
  'on',
  'date',
  'time',
  'timestamp',
  'datetime',
  'dt',
  'ts',
  'day',
  'utc',
  'expiration',
  'expiry',
  'the',
]);
const BORDER_WORDS = new Set(['start', 'started', 'begin', 'began', 'from', 'end', 'ended', 'finish', 'until', 'to', 'due']);

/** The words of a time column's name that say what happens: `processed_date` → `processed`, `end_date` → `end`. */
export function eventWords(columnInWords: string): string {
  const words = columnInWords.toLowerCase().split(' ');
  const left = words.filter((word) => !TIME_WORDS.has(word));
  return (left.length > 0 ? left : words).join(' ');
}

/** Infinitive of a regular past participle: `closed` → `close`, `shipped` → `ship`; null when the word is none. */
export function infinitive(word: string): string | null {
  const irregular: Record<string, string> = {
    paid: 'pay',
    sent: 'send',
    built: 'build',
    sold: 'sell',
    done: 'finish',
    left: 'leave',
  };
  if (word in irregular) return irregular[word] ?? null;
  if (!/^[a-z]{2,}ed$/.test(word)) return null;
  const stem = word.slice(0, -2);
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const last = stem.slice(-1);
  const doubled = last === stem.slice(-2, -1);
  if (/[aeiouy].*[^aeiouy]ell$|roll$/.test(stem)) return stem.slice(0, -1);
  if (doubled) return 'slzf'.includes(last) ? stem : stem.slice(0, -1);
  if (
    /(?:[aeiou]s|rs|ns|v|z|c|u|g|dl|bl|tl|pl|at|et|ut|ul|uc|ag|ir|ur|iz|ic|or|as)$/.test(stem) &&
    !/(?:treat|repeat|heat|oat|air|our|ing|fer|monitor)$/.test(stem)
  )
    return `${stem}e`;
  return stem;
}

/** Noun for the doing: `close` → `closing`, `ship` → `shipping`. */
export function gerund(verb: string, participle: string): string {
  if (/ed$/.test(participle) && !participle.endsWith('ied')) return `${participle.slice(0, -2)}ing`;
  return `${verb}ing`;
}

export interface DurationWords {
  noun: string;
  short: string;
  verb: string | null;
}

/** How the time between two columns is called. `start` and `end` are column names in words. */
export function durationWords(start: string, end: string, unit: string): DurationWords {
  const event = eventWords(end);
  const words = event.split(' ');
  const participle = words.at(-1) ?? '';
  const verb = infinitive(participle);
  if (words.every((word) => BORDER_WORDS.has(word)))
    return { noun: t('duration'), short: t('duration.short', { unit }), verb: null };
  if (verb && words.length === 1)
    return { noun: t('duration.to', { verb }), short: t('duration.event', { event: gerund(verb, participle), unit }), verb };
  return { noun: t('duration.between', { start, end }), short: t('duration.event', { event, unit }), verb: null };
}
