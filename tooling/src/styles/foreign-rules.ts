import { transform, type Declaration, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/** At-rules whose effect no layer and no selector confines to the remote that brings them. */
const FOR_THE_PAGE = new Set(['import', 'font-face', 'property', 'page', 'namespace', 'font-feature-values', 'view-transition']);
/** The layer that the shell keeps for remotes, above its own. */
const LAYER = 'remote';

type IsOwn = (name: string) => boolean;

const isCombinator = ({ type }: SelectorComponent): boolean => type === 'combinator';

/** Whether a compound holds one of the build's own classes, itself or in every branch of `:is()` and `:where()`; `&` stands for its parent. */
function holdsOwn(compound: readonly SelectorComponent[], isOwn: IsOwn): boolean {
  return compound.some((part) => {
    if (part.type === 'nesting') return true;
    if (part.type === 'class') return isOwn(part.name);
    if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false;
    return part.selectors.every((selector) => holdsOwn(leftmost(selector), isOwn));
  });
}
const leftmost = (selector: Selector): SelectorComponent[] => {
  const end = selector.findIndex(isCombinator);
  return end === -1 ? selector : selector.slice(0, end);
};
const subject = (selector: Selector): SelectorComponent[] => selector.slice(selector.findLastIndex(isCombinator) + 1);

/** A selector in words: enough of it to be found in the source. */
const written = (selector: Selector): string =>
  selector
    .map((part) => {
      if (part.type === 'class') return `.${part.name}`;
      if (part.type === 'id') return `#${part.name}`;
      if (part.type === 'type') return part.name;
      if (part.type === 'universal') return '*';
      if (part.type === 'combinator') return ' ';
      return part.type === 'pseudo-class' || part.type === 'pseudo-element' ? `:${part.kind}` : `[${part.type}]`;
    })
    .join('');

interface Place {
  isLayered: boolean;
  isOwn: IsOwn;
}

function problemsOf(rule: Rule, place: Place): string[] {
  if (FOR_THE_PAGE.has(rule.type)) return [`@${rule.type} is for the whole page`];
  const within = (rules: readonly Rule[], isLayered = place.isLayered) =>
    rules.flatMap((each) => problemsOf(each, { ...place, isLayered }));
  if (rule.type === 'layer-block') return within(rule.value.rules, place.isLayered || rule.value.name?.[0] === LAYER);
  if (rule.type === 'nesting') return problemsOf({ type: 'style', value: rule.value.style }, place);
  if (rule.type === 'keyframes') {
    const { value: name } = rule.value.name;
    return place.isOwn(name) ? [] : [`@keyframes ${name} is not the build's own`];
  }
  if (rule.type === 'style') {
    const { selectors, declarations, rules = [] } = rule.value;
    const important: readonly Declaration[] = declarations?.importantDeclarations ?? [];
    return [
      ...(place.isLayered ? [] : [`${selectors.map(written).join(', ')} is outside the layer ${LAYER}`]),
      ...selectors.flatMap((selector) =>
        holdsOwn(leftmost(selector), place.isOwn)
          ? []
          : [`${written(selector)} begins with no class that the build's scripts name`],
      ),
      ...selectors.flatMap((selector) =>
        important.length === 0 || holdsOwn(subject(selector), place.isOwn)
          ? []
          : [`${written(selector)} has !important on what is not the build's own`],
      ),
      ...within(rules),
    ];
  }
  return 'value' in rule && typeof rule.value === 'object' && rule.value && 'rules' in rule.value
    ? within(rule.value.rules as Rule[])
    : [];
}

/**
 * What a build's stylesheet would do outside the build's own screens, a sentence each.
 *
 * @param code the build's scripts, in which every class of its own is named
 */
export function foreignRules(css: string, code: string): string[] {
  const isOwn = (name: string) => /-[\w-]{6}$/.test(name) && code.includes(name);
  const problems: string[] = [];
  transform({
    filename: 'build.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet({ rules }) {
        problems.push(...rules.flatMap((rule) => problemsOf(rule, { isLayered: false, isOwn })));
      },
    },
  });
  return problems;
}

/** The same of all stylesheets of a build, whose files come as base64 by their names. */
export function foreignStyles(files: Readonly<Record<string, string>>): string[] {
  const read = (ending: string) =>
    Object.entries(files).flatMap(([name, content]) =>
      name.endsWith(ending) ? [Buffer.from(content, 'base64').toString('utf8')] : [],
    );
  const code = read('.js').join('\n');
  return read('.css').flatMap((css) => foreignRules(css, code));
}
