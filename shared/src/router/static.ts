// Apart from the rest, which every page loads: only the build needs a router that stands still.
export { StaticRouter } from 'react-router-dom';
