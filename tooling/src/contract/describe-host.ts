import ts from 'typescript';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { eventSchemas } from '@hub/shared/contracts/events';
import { providedByHost, requirements } from '../federation/shared-modules';
import { inRoot } from '../workspace';
import { HTML, MEMBERS, type HostContract } from './contract-records';
import { shapeOf } from './json-shape';

type Props = HostContract['modules'][string][string];

function programOf(files: string[]): ts.Program {
  const path = inRoot('shared/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    inRoot('shared'),
  );
  return ts.createProgram(files, { ...options, types: [] });
}

const raise = (path: string): never => {
  throw new Error(`${path} is not there, or exports nothing.`);
};

/** Properties of a component: of the first parameter of what is called by a capital letter. */
function propsOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, at: ts.Node): Props {
  const signature = checker.getTypeOfSymbolAtLocation(symbol, at).getCallSignatures().at(-1);
  if (!/^[A-Z]/.test(name) || !signature) return null;
  const parameter = signature.parameters[0];
  if (!parameter) return {};
  const known = checker.getPropertiesOfType(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, at)));
  const own = known.filter((prop) => !isHtml(prop));
  return Object.fromEntries([
    ...own.map((prop) => [prop.name, prop.flags & ts.SymbolFlags.Optional ? 'optional' : 'required'] as const),
    ...(own.length < known.length ? [[HTML, 'optional'] as const] : []),
  ]);
}

/** Whether a property is an element's own, which a component only passes on. */
const isHtml = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 && declarations.every((each) => /@types\/react\/|@types\+react@/.test(each.getSourceFile().fileName));

/** What stands in an object literal, as the calls of one area of the API. */
function membersOf(checker: ts.TypeChecker, symbol: ts.Symbol, at: ts.Node): string[] {
  const type = checker.getTypeOfSymbolAtLocation(symbol, at);
  // Said to be always there; the type of a number or a string has none.
  const literal = type.symbol as ts.Symbol | undefined;
  const isLiteral = literal !== undefined && literal.flags & ts.SymbolFlags.ObjectLiteral;
  return isLiteral ? [MEMBERS, ...checker.getPropertiesOfType(type).map(({ name }) => name)] : [];
}

function exportsOf(checker: ts.TypeChecker, file: ts.SourceFile): Record<string, Props> {
  const module = checker.getSymbolAtLocation(file);
  if (!module) return {};
  const values = checker.getExportsOfModule(module).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!(target.flags & ts.SymbolFlags.Value)) return [];
    const members = membersOf(checker, target, file).map((member) => [`${symbol.name}.${member}`, null] as const);
    return [[symbol.name, propsOf(checker, symbol.name, target, file)] as const, ...members];
  });
  return Object.fromEntries(values.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function authFields(checker: ts.TypeChecker, file: ts.SourceFile): string[] {
  const state = checker
    .getExportsOfModule(checker.getSymbolAtLocation(file) ?? raise(file.fileName))
    .find(({ name }) => name === 'AuthState');
  if (!state) throw new Error('The state has no type AuthState.');
  const target = state.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(state) : state;
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(target))
    .map(({ name }) => name)
    .sort();
}

/** The shell's contract as its sources have it now. */
export function describeHost(): HostContract {
  const requests = Object.keys(providedByHost()).filter((request) => request.startsWith('@hub/shared/'));
  const fileOf = (request: string) => inRoot('shared/src', request.slice('@hub/shared/'.length), 'index.ts');
  const program = programOf([...requests.map(fileOf), inRoot('tooling/types/assets.d.ts')]);
  const checker = program.getTypeChecker();
  const indexOf = (request: string): ts.SourceFile => program.getSourceFile(fileOf(request)) ?? raise(fileOf(request));
  const bare = (range: string): string => range.replace(/^\^/, '');
  const { shell, shared, react } = requirements();
  return {
    name: 'shell',
    provides: { shell: bare(shell), shared: bare(shared), react: bare(react) },
    modules: Object.fromEntries(requests.map((request) => [request, exportsOf(checker, indexOf(request))])),
    auth: authFields(checker, indexOf('@hub/shared/state')),
    events: Object.fromEntries(Object.entries(eventSchemas).map(([name, schema]) => [name, shapeOf(schema)])),
    discovery: shapeOf(discoveryDocument),
  };
}
