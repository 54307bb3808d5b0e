import { LONG_WORD } from '../../contracts/constants';
import type { Claim } from '../../contracts/reports/claim';
import { Evidence } from './evidence';
import { Told } from './told';

interface StatedProps {
  claim: Claim;
  /** Id of the button that opens it, by which what else is told of it opens it, too. */
  toggleId: string;
  children: string;
}

/** What a claim says, with its evidence behind the last word. */
export function Stated({ claim, toggleId, children }: StatedProps) {
  const text = children.trimEnd();
  const word = text.slice(text.lastIndexOf(' ') + 1);
  const last = word === '' || word.length > LONG_WORD ? text.length : text.length - word.length;
  // A key metric's figure stands at the end of its sentence.
  const at = claim.sentence.lastIndexOf(text);
  const told = (from: number, to: number) => (
    <Told claim={claim} toggleId={toggleId} text={text.slice(from, to)} from={at < 0 ? Infinity : at + from} />
  );
  return (
    <>
      {told(0, last)}
      <Evidence compact claim={claim} toggleId={toggleId} {...(last < text.length && { after: told(last, text.length) })} />
    </>
  );
}
