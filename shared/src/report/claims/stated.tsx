import { Children, type ReactNode } from 'react';
import type { Claim } from '../../contracts/claim';
import { Evidence } from './evidence';

/** A longer word must be free to break. */
const LONGEST = 24;

/** Text with its evidence behind the last word. */
export function Stated({ claims, children }: { claims: readonly Claim[]; children: ReactNode }) {
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  const text = typeof last === 'string' ? last.trimEnd() : '';
  const word = text.slice(text.lastIndexOf(' ') + 1);
  if (word === '' || word.length > LONGEST) {
    return (
      <>
        {children}
        <Evidence compact claims={claims} />
      </>
    );
  }
  return (
    <>
      {parts.slice(0, -1)}
      {text.slice(0, -word.length)}
      <Evidence compact claims={claims} after={word} />
    </>
  );
}
