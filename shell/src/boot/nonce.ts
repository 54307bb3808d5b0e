/** goober, which draws the toasts' styles, takes the nonce of the page's policy from `window.__nonce__`. */
export function installNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="hub-nonce"]')?.content;
  if (nonce) Object.assign(window, { __nonce__: nonce });
}
