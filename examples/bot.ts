// Plays any game, badly: `node examples/bot.ts http://localhost:4680 TOKEN CODE`. The code leads to a table with a free chair.
import { randomBytes, randomUUID } from 'node:crypto';
import { quickRng, samplePick, sealOf } from '@starhold/kernel';
import type { DealFace, OnlineTable, Said } from '@starhold/wire';

const [, , server, token, code] = process.argv;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const rng = quickRng(randomBytes(4).readUInt32LE());
async function post<T>(path: string, body: object = {}): Promise<T> {
  const response = await fetch(`${server}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status === 429) return new Promise((go) => setTimeout(go, 1000)).then(() => post<T>(path, body));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
const table = await post<OnlineTable>('/join', { code });
const seat = table.you ?? table.chairs.findIndex(({ who }) => who === 'free');
const at = `/tables/${table.id}`;
if (table.you === null) await post(`${at}/seats/${seat}/take`);
if (table.status === 'waiting') await post(`${at}/ready`, { ready: true });
/** Our part of the deal: drawn before anybody's is known, sealed first, opened when all seals are there. */
const parts = new Map<number, string>();
async function deal({ commit: { k }, sealed, opened, seals }: DealFace): Promise<void> {
  const x = parts.get(k) ?? randomBytes(32).toString('hex');
  parts.set(k, x);
  if (!sealed.includes(seat)) await post(`${at}/do/seal`, { k, seal: sealOf(table.id, k, seat, x) });
  else if (seals && !opened.includes(seat)) await post(`${at}/do/open`, { k, x });
}
/** True once the game is over. */
async function play(): Promise<boolean> {
  for (;;) {
    const now = await post<Said['sync']>(`${at}/do/sync`);
    if ('ok' in now) return false;
    const decision = now.moment.decisions.find(({ aside }) => aside === undefined);
    if (now.moment.over !== '') process.stdout.write(`over: ${now.moment.over}, after ${now.moment.at} answers\n`);
    if (!decision) return now.moment.over !== '';
    await post(`${at}/do/answer`, { c: randomUUID(), d: decision.id, p: samplePick(decision.ask, rng) });
  }
}
const stream = (await fetch(`${server}/api${at}/events`, { headers })).body?.pipeThrough(new TextDecoderStream());
let rest = '';
let last = Promise.resolve(false);
for await (const chunk of stream ?? []) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop() ?? '';
  for (const { name, data } of lines.filter((line) => line !== '').map((line) => JSON.parse(line))) {
    if (name === 'deal') last = last.then((isOver) => deal(data).then(() => isOver));
    else last = last.then((isOver) => isOver || play());
  }
  if (await last) process.exit(0);
}
