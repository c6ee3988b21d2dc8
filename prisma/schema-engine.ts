import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { catalogAdapter } from './catalog-adapter.ts';

type Bindings = typeof import('@prisma/schema-engine-wasm') & { __wbg_set_wasm(exports: WebAssembly.Exports): void };

/**
 * Prisma's schema engine as WebAssembly over our own connection, because its CLI would download a
 * native engine. The package expects a bundler to load its .wasm file, so that is done here.
 */
export async function openSchemaEngine(connectionString: string): Promise<SchemaEngine> {
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg')) as unknown as Bindings;
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace('schema_engine.js', 'schema_engine_bg.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file), {
    './schema_engine_bg.js': bindings as unknown as WebAssembly.ModuleImports,
  });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(catalogAdapter(connectionString));
  return bindings.SchemaEngine.new(
    { datamodels: schemaFiles().map(({ path, content }) => [path, content]) },
    () => undefined,
    adapter,
  );
}

/** The files of prisma/schema, as the engine takes them. */
export function schemaFiles(): { path: string; content: string }[] {
  const folder = new URL('./schema/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.prisma'))
    .map((name) => ({ path: `schema/${name}`, content: readFileSync(new URL(name, folder), 'utf8') }));
}
