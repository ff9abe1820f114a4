import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The layers of the house, from the ground up: a package imports only from layers with a lower number. */
const layers = new Map([
  ['kernel', 0],
  ['effects', 1],
  ['games', 2],
  ['roster', 3],
  ['bots', 3],
  ['lab', 4],
  ['session', 4],
  ['wire', 5],
  ['web', 6],
  ['server', 6],
  ['cli', 7],
]);

/** Layers that must run in a browser, so that no Node.js built-in may appear in them (their tests and how they are built are exempt). */
const browserLayers = new Set(['kernel', 'effects', 'games', 'roster', 'bots', 'session', 'wire', 'web']);

/** What web may import, besides itself; lab stands below server and cli but not below web. */
const webMayImport = new Set(['kernel', 'effects', 'games', 'roster', 'bots', 'session', 'wire']);

const scope = '@starhold/';
const builtins = new Set(builtinModules);

export interface Package {
  readonly name: string;
  /** Folder from the root of the repository, e.g. `packages/games/bossin-space`. */
  readonly folder: string;
  readonly layer: string;
  /** Keys of `exports` in package.json: `.`, `./content`… */
  readonly exports: readonly string[];
  readonly dependencies: readonly string[];
  /** For its tests and its build only. */
  readonly devDependencies?: readonly string[];
}

export interface Module {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly source: string;
}

export interface Import {
  /** What is imported, or undefined where it is computed at run time. */
  readonly target: string | undefined;
  readonly line: number;
}

export interface House {
  readonly packages: readonly Package[];
  readonly devDependencies: readonly string[];
}

interface Manifest {
  name: string;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const repositoryRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'));
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(join(repositoryRoot, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
}

/** Every package on disk; a folder that is none, or has no layer, is an error and never passed over. */
export function readHouse(): House {
  const folders = foldersIn('packages').flatMap((folder) =>
    folder === 'packages/games' ? foldersIn(folder) : [folder],
  );
  const packages = folders.map((folder): Package => {
    if (!existsSync(join(repositoryRoot, folder, 'package.json'))) throw new Error(`${folder} has no package.json`);
    const manifest = readManifest(folder);
    const layer = folder.split('/')[1] ?? '';
    if (!layers.has(layer)) throw new Error(`${folder} has no layer: give it one in test/support/imports.ts`);
    return {
      name: manifest.name,
      folder,
      layer,
      exports: Object.keys(manifest.exports ?? {}),
      dependencies: Object.keys(manifest.dependencies ?? {}),
      devDependencies: Object.keys(manifest.devDependencies ?? {}),
    };
  });
  return { packages, devDependencies: Object.keys(readManifest('.').devDependencies ?? {}) };
}

/** Every TypeScript module of a package, tests included. */
export function readModules(pkg: Package): Module[] {
  const modules: Module[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(repositoryRoot, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist') visit(path);
      } else if (/\.[cm]?tsx?$/.test(entry.name)) {
        modules.push({ path, source: readFileSync(join(repositoryRoot, path), 'utf8') });
      }
    }
  };
  visit(pkg.folder);
  return modules;
}

export function isTest(pkg: Package, path: string): boolean {
  return path.startsWith(`${pkg.folder}/`) && path.slice(pkg.folder.length).includes('/test/');
}

/** A benchmark may use the repository's development dependencies, as a test may. */
function isBench(path: string): boolean {
  return /(^|\/)bench(\/|[^/]*\.ts$)|\.bench\.ts$/.test(path);
}

/** How a package is built: runs in Node.js and may use the package's development dependencies. */
function isBuildConfig(path: string): boolean {
  return /\/vite\.\w+\.ts$/.test(path);
}

/** A node of a parsed module. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  if (value.type === 'TSLiteralType') return literal(value.literal);
  if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis) && value.quasis.length === 1) {
    const quasi = value.quasis[0] as { value?: { cooked?: string } };
    return quasi.value?.cooked;
  }
  return undefined;
}

/** The node that says what is imported, for every kind of import and re-export that TypeScript knows. */
function importedBy(node: Node): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source ?? node.argument;
    case 'ExportNamedDeclaration':
      return node.source ?? undefined;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression': {
      const callee = node.callee;
      if (!isNode(callee) || callee.type !== 'Identifier' || callee.name !== 'require') return undefined;
      return Array.isArray(node.arguments) ? node.arguments[0] : undefined;
    }
    default:
      return undefined;
  }
}

/** Every node of a module, parents before children. */
export function nodesOf(module: Module): Node[] {
  const { program, errors } = parseSync(module.path, module.source);
  if (errors.length > 0) throw new Error(`${module.path} cannot be parsed: ${errors[0]?.message}`);
  return nodesIn(program);
}

export function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(value)) for (const item of value) nodesIn(item, found);
  else if (isNode(value)) {
    found.push(value);
    for (const child of Object.values(value)) nodesIn(child, found);
  }
  return found;
}

export function lineOf(module: Module, node: Node): number {
  return module.source.slice(0, node.start).split('\n').length;
}

/** All imports of a module: static, dynamic, re-exported and in types. */
export function importsOf(module: Module): Import[] {
  return nodesOf(module).flatMap((node) => {
    const imported = importedBy(node);
    return imported ? [{ target: literal(imported), line: lineOf(module, node) }] : [];
  });
}

/** A key may stand for a folder: `./cases/*`. */
function isExportedBy(key: string, subpath: string): boolean {
  return key.endsWith('/*') ? subpath.startsWith(key.slice(0, -1)) : key === subpath;
}

function splitName(target: string): { name: string; subpath: string } {
  const parts = target.split('/');
  const length = target.startsWith('@') ? 2 : 1;
  return { name: parts.slice(0, length).join('/'), subpath: ['.', ...parts.slice(length)].join('/') };
}

function mayImport(from: Package, to: Package): boolean {
  if (from.layer === 'web') return webMayImport.has(to.layer);
  return to.layer !== 'web' && (layers.get(to.layer) ?? Infinity) < (layers.get(from.layer) ?? -1);
}

function problemWith(target: string, module: Module, pkg: Package, house: House): string | undefined {
  const test = isTest(pkg, module.path);

  if (target.startsWith('.') || target.startsWith('/')) {
    const reached = target.startsWith('/') ? target : posix.join(posix.dirname(module.path), target);
    if (reached.startsWith(`${pkg.folder}/`)) return undefined;
    if (test && reached.startsWith('test/support/')) return undefined;
    // The in-app rulebook is made from the pages under docs/rules, which belong to no package.
    if (pkg.layer === 'web' && reached.startsWith('docs/rules/') && reached.endsWith('.md?raw')) return undefined;
    return `reaches out of its package by path: ${target}`;
  }

  if (target.startsWith('node:') || builtins.has(splitName(target).name)) {
    if (!browserLayers.has(pkg.layer) || test || isBuildConfig(module.path)) return undefined;
    return `${pkg.layer} must run in a browser, but imports ${target}`;
  }

  const { name, subpath } = splitName(target);
  if (name === pkg.name) {
    return test ? undefined : `imports its own package by name: ${target}`;
  }

  if (name.startsWith(scope)) {
    const to = house.packages.find((candidate) => candidate.name === name);
    if (!to) return `imports an unknown package: ${target}`;
    if (pkg.layer === 'games' && to.layer === 'games') return `a game imports another game: ${target}`;
    if (!mayImport(pkg, to)) return `${pkg.layer} may not import ${to.layer}: ${target}`;
    if (!to.exports.some((key) => isExportedBy(key, subpath)))
      return `imports what its package does not export: ${target}`;
  }

  if (pkg.dependencies.includes(name)) return undefined;
  const tooling = test || isBench(module.path) || isBuildConfig(module.path);
  if (tooling && (house.devDependencies.includes(name) || pkg.devDependencies?.includes(name))) return undefined;
  return `imports a package that its package.json does not name: ${target}`;
}

/** What is wrong with a module's imports, one line each; empty when all is well. */
export function violations(module: Module, house: House): string[] {
  const pkg = house.packages.find((candidate) => module.path.startsWith(`${candidate.folder}/`));
  if (!pkg) return [`${module.path}: belongs to no package`];
  return importsOf(module).flatMap(({ target, line }) => {
    const problem =
      target === undefined
        ? browserLayers.has(pkg.layer) && !isTest(pkg, module.path)
          ? 'imports a module by a computed name'
          : undefined
        : problemWith(target, module, pkg, house);
    return problem ? [`${module.path}:${line}: ${problem}`] : [];
  });
}
