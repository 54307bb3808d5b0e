// In one cell the level and the share both differ: what one of the two kinds tells of the table leaves the other to tell.
export { plant } from '../mean-interaction/plant';
