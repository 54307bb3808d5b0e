/** What later screens need does not compete with what the first one still loads. */
const REST_MS = 2000;

let arrive: (at: number) => void = () => undefined;
const arrived = new Promise<number>((resolve) => {
  arrive = resolve;
});

/** To be called when a screen is there. */
export const screenArrived = (): void => arrive(performance.now());

const idle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback, { timeout: 5000 });
  else setTimeout(callback);
};

/**
 * Calls back when the first screen has been there for two seconds and the page has nothing better to do, with the moment at which it was there
 * first.
 */
export const whenAtRest = (callback: (arrivedAt: number) => void): void =>
  void arrived.then((at) => setTimeout(() => idle(() => callback(at)), REST_MS));
