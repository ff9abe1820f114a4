import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** From which address a request comes. A proxy says for whom it asks; only those we were told of are believed. */
export function makeAddressOf(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = listOf(proxies);
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const passed = said.map((one) => plain(one.trim())).filter((one) => one !== '');
    let address = plain(socket.remoteAddress ?? '');
    // From the nearest one backwards, as long as whoever says it is a proxy of ours.
    while (isTrusted(address) && passed.length > 0) address = passed.pop() as string;
    return address;
  };
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

function listOf(proxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    if (proxy === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address, bits] = proxy.split('/');
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, kind);
    else list.addSubnet(address, Number(bits), kind);
  }
  return list;
}

/** `loopback`, an address, or a network such as `10.0.0.0/8`. */
export function isProxy(text: string): boolean {
  if (text === 'loopback') return true;
  const [address, bits, more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 && more === undefined && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  );
}
