import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import { SpanKind } from '@opentelemetry/api';
import { inSpan, traced } from '../tracing/spans';
import { asDatabaseFailure } from './database-failure';

const discreet = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw asDatabaseFailure(error);
  }
};

/** `SELECT` of `SelectQueryNode`: what is done, and neither the statement nor its parameters. */
const operationOf = ({ query }: CompiledQuery): string => query.kind.replace(/(?:Query)?Node$/, '').toUpperCase();

const told = <R>(query: CompiledQuery, work: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> => {
  const parent = traced();
  if (!parent) return work();
  const started = performance.now();
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(query) };
  const name = `${attributes['db.operation.name']} postgresql`;
  return inSpan(name, attributes, work, SpanKind.CLIENT).finally(() =>
    parent.telemetry.durations.query.record((performance.now() - started) / 1000, attributes),
  );
};

class DiscreetConnection implements DatabaseConnection {
  constructor(readonly inner: DatabaseConnection) {}

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return told(query, () => discreet(this.inner.executeQuery<R>(query)));
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    try {
      yield* this.inner.streamQuery<R>(query, chunkSize);
    } catch (error) {
      throw asDatabaseFailure(error);
    }
  }
}

/** The driver's own connection: it asks for more of it than the interface tells. */
const innerOf = (connection: DatabaseConnection) => (connection instanceof DiscreetConnection ? connection.inner : connection);

class DiscreetDriver implements Driver {
  private readonly connections = new WeakMap<DatabaseConnection, DiscreetConnection>();

  constructor(private readonly inner: Driver) {}

  init() {
    return this.inner.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.inner.acquireConnection();
    const known = this.connections.get(inner) ?? new DiscreetConnection(inner);
    this.connections.set(inner, known);
    return known;
  }

  releaseConnection(connection: DatabaseConnection) {
    return this.inner.releaseConnection(innerOf(connection));
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    return discreet(this.inner.beginTransaction(innerOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection) {
    return discreet(this.inner.commitTransaction(innerOf(connection)));
  }

  rollbackTransaction(connection: DatabaseConnection) {
    return discreet(this.inner.rollbackTransaction(innerOf(connection)));
  }

  destroy() {
    return this.inner.destroy();
  }
}

/** A dialect whose errors tell nothing of a statement's parameters, whatever its driver puts into them. */
export const discreetDialect = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => new DiscreetDriver(dialect.createDriver()),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
