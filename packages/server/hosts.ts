import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Under which names this server answers. A page of a stranger can make its own name point at this machine (DNS
 * rebinding); then the browser takes our answers for that page's own, unless we look at the name.
 */

const ALWAYS = ['localhost', '127.0.0.1', '[::1]'];

/** `Table.Example.:443` is `table.example`. Undefined for what is no name. */
export function hostOf(text: string): string | undefined {
  if (!/^(?:\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(text)) return undefined;
  try {
    return new URL(`http://${text}`).hostname.replace(/\.$/, '');
  } catch {
    return undefined;
  }
}

/** As a name in a request has it: IPv6 in brackets, IPv4 never dressed up as IPv6. */
function addressName(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return hostOf(isIPv6(plain) ? `[${plain}]` : plain);
}

/** The names that are ours: this machine, the given ones, and the very address at which a request came in. */
export function makeHostCheck(names: readonly string[]): (request: IncomingMessage) => boolean {
  const ours = new Set([...ALWAYS, ...names.map(addressName)]);
  return ({ rawHeaders, headers, socket }) => {
    const given = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
    const host = hostOf(headers.host ?? '');
    if (given !== 1 || host === undefined) return false;
    return ours.has(host) || (socket.localAddress !== undefined && host === addressName(socket.localAddress));
  };
}
