/**
 * Takes the keys out of an icon's parts: the build draws icons by `shared/src/ui/lean-icon.ts`, which gives React the parts one by one and so
 * needs none. They are random letters, which nothing compresses.
 */
module.exports = function withoutKeys(source) {
  return source.replace(/, key: "[^"]*"(?= \})/g, '');
};
