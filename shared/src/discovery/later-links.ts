/** In a page whose application waits: where the server puts the links to what the visit needs of remotes, so that they wait as well. */
export const LATER_LINKS = '<!--hub:later-->';
