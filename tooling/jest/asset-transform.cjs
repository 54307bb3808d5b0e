/** An imported file in a test: its base name for an image, its text for Markdown. */
const { basename, extname } = require('node:path');

module.exports = {
  process: (text, path) => ({ code: `module.exports = ${JSON.stringify(extname(path) === '.md' ? text : basename(path))};` }),
};
