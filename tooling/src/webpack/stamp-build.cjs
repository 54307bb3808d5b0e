/** Adds to an exposed module which build it is, so that the shell can compare what runs with what it assigned. */
module.exports = function stampBuild(source) {
  const { name, buildId } = this.getOptions();
  return `${source}\nexport const build = ${JSON.stringify({ name, buildId })};\n`;
};
