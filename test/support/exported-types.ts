import { isNode, type Module, type Node, nodesOf } from './imports.ts';

const TYPES = new Set(['TSTypeAliasDeclaration', 'TSInterfaceDeclaration', 'ClassDeclaration']);

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined;

const isType = (value: unknown): value is Node => isNode(value) && TYPES.has(value.type);

/** Types, interfaces and classes that a module declares and exports; what it passes on from others is not counted. */
export function exportedTypes(module: Module): string[] {
  const nodes = nodesOf(module);
  const declared = new Set(nodes.filter(isType).map((node) => nameOf(node.id)));
  return nodes
    .filter((node) => node.type === 'ExportNamedDeclaration' && !node.source)
    .flatMap((node) => {
      if (isType(node.declaration)) return [nameOf(node.declaration.id)];
      const specifiers = (node.specifiers ?? []) as Node[];
      return specifiers.filter((s) => declared.has(nameOf(s.local))).map((s) => nameOf(s.exported));
    })
    .filter((name) => name !== undefined);
}
