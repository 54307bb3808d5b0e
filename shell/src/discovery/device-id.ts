const NAME = 'hub_device';
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** The anonymous id of this device, by which it keeps its place in a rollout. Made at the first visit, tied to nobody. */
export function deviceId(): string {
  const known = document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (known) return known;
  const made = crypto.randomUUID();
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${NAME}=${made}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
  return made;
}
