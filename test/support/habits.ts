import { isNode, lineOf, literal, type Module, type Node, nodesIn, nodesOf } from './imports.ts';

/** Habits that the house has given up, found in the modules as they are written. One line for each. */

/** `verbOf(ids[0])`, `offeredIds(ask)[0].split(':')`: a decision says by itself what it asks (`at`, `about`). */
export function readsFirstVerb(module: Module): string[] {
  return found(module, 'reads the verb of the first option', /verbOf|parseOption|split/, (node) => {
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
    const { callee } = node;
    if (callee.type === 'Identifier' && ['verbOf', 'parseOption'].includes(String(callee.name))) {
      return nodesIn(node.arguments).some(isFirst);
    }
    const isSplit = callee.type === 'MemberExpression' && nameOf(callee.property) === 'split';
    return isSplit && literal((node.arguments as unknown[])[0]) === ':' && nodesIn(callee.object).some(isFirst);
  });
}

/** `x[0]`, `x.at(0)`. */
function isFirst(node: Node): boolean {
  if (node.type === 'MemberExpression' && node.computed === true) return isZero(node.property);
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false;
  return nameOf(node.callee.property) === 'at' && isZero((node.arguments as unknown[])[0]);
}

/** `event.pub[0]`, `const [card] = event.priv`: events have names for their fields. */
export function indexesEvent(module: Module): string[] {
  const isPart = (value: unknown): boolean =>
    isNode(value) &&
    ((value.type === 'MemberExpression' && ['pub', 'priv'].includes(nameOf(value.property))) ||
      (value.type === 'Identifier' && ['pub', 'priv'].includes(String(value.name))) ||
      (value.type === 'ChainExpression' && isPart(value.expression)));
  return found(module, 'reads an event by index', /\b(pub|priv)\b/, (node) => {
    if (node.type === 'MemberExpression' && node.computed === true) {
      return isPart(node.object) && isNode(node.property) && typeof node.property.value === 'number';
    }
    const isPattern = node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ArrayPattern';
    return isPattern && isPart(node.init);
  });
}

/** The base pack is known to `content/` alone; everything else asks the pack of its table. */
export function importsBasePack(module: Module): string[] {
  if (/\/content\//.test(module.path)) return [];
  return found(module, 'imports a base pack', /BASE_PACK|content\/base/, (node) => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return false;
    const source = literal(node.source) ?? '';
    if (/(^|\/)content\/base\.ts$/.test(source)) return true;
    const isContent = /(^|\/)content(\/|$)/.test(source) || source.startsWith('@starhold/');
    const names = (Array.isArray(node.specifiers) ? node.specifiers : []) as Node[];
    return isContent && names.some((name) => nameOf(name.imported ?? name.local) === 'BASE_PACK');
  });
}

/** Rules, and what is made of them, know no time and no luck but what they are given. */
export function asksMachine(module: Module): string[] {
  if (!/^packages\/(?:kernel|effects|games|session|wire)\//.test(module.path) || /\/test(?:ing)?\//.test(module.path))
    return [];
  return found(module, 'asks the machine for time or luck', /Date|Math|performance/, (node) => {
    if (node.type === 'NewExpression')
      return nameOf(node.callee) === 'Date' && (node.arguments as unknown[]).length === 0;
    if (node.type !== 'MemberExpression' || !isNode(node.object)) return false;
    return MACHINE.includes(`${nameOf(node.object)}.${nameOf(node.property)}`);
  });
}
const MACHINE = ['Math.random', 'Date.now', 'performance.now'];

/** Where no `word` of it stands in the text it cannot be meant, and nothing needs to be parsed. */
function found(module: Module, what: string, word: RegExp, test: (node: Node) => boolean): string[] {
  if (!word.test(module.source)) return [];
  return nodesOf(module)
    .filter(test)
    .map((node) => `${module.path}:${lineOf(module, node)}: ${what}`);
}

function nameOf(value: unknown): string {
  return isNode(value) && typeof value.name === 'string' ? value.name : '';
}

function isZero(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && value.value === 0;
}
