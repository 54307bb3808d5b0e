/** Event of the document: the landing page's buttons now answer by themselves. */
export const LANDING_LIVE = 'hub:landing-live';
