import { parseSync, type ModuleItem } from '@swc/core';

const named = ({ value }: { value: string }): string => value;

/** What one statement takes from another module at run time: `package name` for each; types are none. */
function importsOf(item: ModuleItem): string[] {
  if (item.type === 'ImportDeclaration' && !item.typeOnly) {
    return item.specifiers.flatMap((each) => {
      if (each.type === 'ImportDefaultSpecifier') return [`${item.source.value} default`];
      if (each.type === 'ImportNamespaceSpecifier') return [`${item.source.value} *`];
      return each.isTypeOnly ? [] : [`${item.source.value} ${named(each.imported ?? each.local)}`];
    });
  }
  if (item.type === 'ExportNamedDeclaration' && item.source) {
    const { source } = item;
    return item.specifiers.flatMap((each) =>
      each.type === 'ExportSpecifier' && !each.isTypeOnly ? [`${source.value} ${named(each.orig)}`] : [],
    );
  }
  return [];
}

/** What a source file takes from other modules at run time, read by a parser: a comment or a type is no use. */
export const valueImports = (source: string, tsx: boolean): string[] =>
  parseSync(source, { syntax: 'typescript', tsx }).body.flatMap(importsOf);
