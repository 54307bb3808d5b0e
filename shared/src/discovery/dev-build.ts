/** Build id of what development servers give; it never changes, since hot reload takes the place of new builds. */
export const DEV_BUILD_ID = '0.0.0-dev-00000000';
