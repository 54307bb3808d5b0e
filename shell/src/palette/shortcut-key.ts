import { storedValue, type Parser } from '@hub/shared/session';

const aBoolean: Parser<boolean> = {
  safeParse: (value) => (typeof value === 'boolean' ? { success: true, data: value } : { success: false }),
};
const stored = storedValue('hub.shortcut-key', aBoolean);

/** Whether the key `?` opens the list of shortcuts: a key that is a mere character must be possible to turn off. */
export const shortcutKey = {
  isOn: (): boolean => stored.read() ?? true,
  set: (isOn: boolean): void => stored.write(isOn),
};
