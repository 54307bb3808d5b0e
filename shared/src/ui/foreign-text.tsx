import { foreignText } from '../contracts/foreign-text';

/**
 * A text from outside: a name, a title, a cell. It has a direction of its own and shows what cannot be seen in it as marks; a
 * long word breaks (see the reset) rather than run out of its place.
 */
export const ForeignText = ({ children }: { children: string }) => <bdi>{foreignText(children)}</bdi>;
