import { World, keyedRng, quickRng, samplePick, seedOf } from '@starhold/kernel';
import { rules, Options } from '@starhold/bossin-space';
const t0 = process.cpuUsage();
let n = 0; const out: Record<string, number> = {}; let rounds=0;
const rng = quickRng(5);
const G = Number(process.argv[2] ?? 2000);
for (let i = 0; i < G; i++) {
  const o = Options.parse({ players: 1 + (i % 5), difficulty: ['easy','normal','hard'][i % 3] });
  const w = new World(rules, rules.initial(o, keyedRng(seedOf('x', i))) as never);
  while (!w.over) {
    const d = w.open[w.open.length > 1 ? Math.floor(0) : 0];
    w.play(d, samplePick(d.ask, rng)); n++;
    if (process.argv[3]) { const b = rules.broken((w as any).ctx.s); if (b.length) throw new Error(b.join()); }
  }
  rounds += w.round;
  out[w.over] = (out[w.over] ?? 0) + 1;
}
const c = process.cpuUsage(t0);
const sec = (c.user + c.system) / 1e6;
console.log(out, n, rounds / G, (n / sec).toFixed(0) + '/s', n / G);
