import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { BuildRecord } from '@hub/shared/contracts/releases/discovery';
import { eventSchemas } from '@hub/shared/contracts/events';
import { filesOf } from '../build/files-of';
import { providedByHost } from '../federation/shared-modules';
import { inRoot } from '../workspace';
import type { RemoteContract } from './contract-records';
import { shapeOf } from './json-shape';

type Uses = RemoteContract['uses'];

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file);

/** Local name → module and exported name, of what a file imports from the host at run time. */
function importsOf(file: ts.SourceFile): Map<string, { request: string; name: string }> {
  const provided = new Set(Object.keys(providedByHost()).filter((request) => request.startsWith('@hub/shared/')));
  const found = new Map<string, { request: string; name: string }>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const request = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (
      !provided.has(request) ||
      !clause?.namedBindings ||
      clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      !ts.isNamedImports(clause.namedBindings)
    )
      continue;
    for (const element of clause.namedBindings.elements) {
      if (!element.isTypeOnly) found.set(element.name.text, { request, name: (element.propertyName ?? element.name).text });
    }
  }
  return found;
}

const attributesOf = ({ properties }: ts.JsxAttributes): string[] | null =>
  properties.some(ts.isJsxSpreadAttribute)
    ? null
    : properties.flatMap((each) => (ts.isJsxAttribute(each) ? [each.name.getText()] : []));

/** Fields that a file reads of what `selectAuth` gives. */
function authFieldsOf(node: ts.Node): string[] {
  const isAuth = (value: ts.Expression | undefined): boolean =>
    value !== undefined && ts.isCallExpression(value) && value.arguments.some((each) => each.getText() === 'selectAuth');
  if (ts.isPropertyAccessExpression(node) && isAuth(node.expression)) return [node.name.text];
  if (!ts.isVariableDeclaration(node) || !isAuth(node.initializer) || !ts.isObjectBindingPattern(node.name)) return [];
  return node.name.elements.map((each) => (each.propertyName ?? each.name).getText());
}

function usesOf(file: ts.SourceFile, uses: Uses, auth: Set<string>): void {
  const imports = importsOf(file);
  for (const { request, name } of imports.values()) (uses[request] ??= {})[name] ??= [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node)) {
      const used = imports.get(node.tagName.getText());
      const given = attributesOf(node.attributes);
      const places = used && uses[used.request]?.[used.name];
      if (given && places) {
        const all = (ts.isJsxOpeningElement(node) ? [...given, 'children'] : given).sort();
        if (!places.some((place) => place.join() === all.join())) places.push(all);
      }
    }
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const used = imports.get(node.expression.text);
      const names = used && uses[used.request];
      if (used && names) names[`${used.name}.${node.name.text}`] ??= [];
    }
    for (const field of authFieldsOf(node)) auth.add(field);
    ts.forEachChild(node, visit);
  };
  visit(file);
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const shapes = (names: readonly string[]): RemoteContract['emits'] =>
  Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(eventSchemas).flatMap(([each, schema]) => (each === name ? [[name, shapeOf(schema)]] : [])),
    ),
  );

/** A build's contract: what its record says, and what the sources that it was made of take from the host. */
export function describeRemote({ name, buildId, expose, routes, version }: BuildRecord): RemoteContract {
  const uses: Uses = {};
  const auth = new Set<string>();
  const folder = inRoot(name, 'src');
  for (const path of filesOf(folder).filter(isSource)) {
    const text = readFileSync(join(folder, path), 'utf8');
    const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    usesOf(ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind), uses, auth);
  }
  return {
    name,
    version: buildId.replace(/-[0-9a-f]+$/, ''),
    requires: version.requires,
    expose,
    routes,
    uses: sorted(Object.fromEntries(Object.entries(uses).map(([request, names]) => [request, sorted(names)]))),
    auth: [...auth].sort(),
    emits: shapes(version.events.emits),
    listens: shapes(version.events.listens),
  };
}
