import { findFirefox, NO_FIREFOX } from './find-firefox';

// The last line is the program, or `none:` and what that means.
console.log(findFirefox() ?? `none: ${NO_FIREFOX}`);
