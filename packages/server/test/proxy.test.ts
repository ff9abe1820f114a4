import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { makeAddressOf } from '../proxy.ts';

/** Limits count by address: nobody may choose the one they are counted under (T22). */

const from = (remoteAddress: string, forwarded?: string | string[]): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each([
  ['nobody is believed', [], from('8.8.8.8', '1.1.1.1'), '8.8.8.8'],
  ['not even this machine', [], from('127.0.0.1', '1.1.1.1'), '127.0.0.1'],
  ['a proxy we were told of', ['loopback'], from('127.0.0.1', '1.1.1.1'), '1.1.1.1'],
  ['as IPv6 writes it', ['loopback'], from('::ffff:127.0.0.1', '1.1.1.1'), '1.1.1.1'],
  ['what the visitor says of itself', ['loopback'], from('::1', '9.9.9.9, 1.1.1.1'), '1.1.1.1'],
  ['two proxies', ['loopback', '10.0.0.0/8'], from('127.0.0.1', '9.9.9.9, 1.1.1.1, 10.0.0.3'), '1.1.1.1'],
  ['two headers', ['loopback'], from('127.0.0.1', ['9.9.9.9', '1.1.1.1']), '1.1.1.1'],
  ['a proxy that says nothing', ['loopback'], from('127.0.0.1'), '127.0.0.1'],
])('%s', (_what, proxies, request, address) => {
  expect(makeAddressOf(proxies)(request)).toBe(address);
});
