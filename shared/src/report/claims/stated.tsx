import type { Claim } from '../../contracts/claim';
import { Evidence } from './evidence';

/** A longer word must be free to break. */
const LONGEST = 24;

/** What a claim says, with its evidence behind the last word. */
export function Stated({ claim, children }: { claim: Claim; children: string }) {
  const text = children.trimEnd();
  const word = text.slice(text.lastIndexOf(' ') + 1);
  if (word === '' || word.length > LONGEST) {
    return (
      <>
        {text}
        <Evidence compact claim={claim} />
      </>
    );
  }
  return (
    <>
      {text.slice(0, -word.length)}
      <Evidence compact claim={claim} after={word} />
    </>
  );
}
