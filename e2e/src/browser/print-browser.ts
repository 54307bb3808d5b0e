import { findBrowser } from './find-browser';

console.log(await findBrowser());
