import { type Decision, quickRng, samplePick } from '@starhold/kernel';
import type { Full, OnlineMoment } from '@starhold/wire';

/** Somebody at a server without a browser: asks its routes, and plays legal answers by chance. */
export class Program {
  private readonly url: string;
  private readonly rng = quickRng(1);
  private cookie = '';

  private constructor(url: string) {
    this.url = url;
  }

  static async named(url: string, name: string): Promise<Program> {
    const program = new Program(url);
    await program.ask('POST', '/api/guests', { name, language: 'en' });
    return program;
  }

  /** Waits where it is told to slow down; throws what is not a yes. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks knows what comes
  async ask(method: 'GET' | 'POST', path: string, body: object = {}): Promise<any> {
    const headers = { origin: this.url, 'content-type': 'application/json', cookie: this.cookie };
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) };
    const response = await fetch(this.url + path, { method, headers, ...sent });
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    const said = await response.json();
    if (response.ok) return said;
    if (response.status !== 429) throw new Error(`${path}: ${response.status} ${JSON.stringify(said)}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return this.ask(method, path, body);
  }

  async moment(table: string): Promise<OnlineMoment> {
    const full: Full = await this.ask('POST', `/api/tables/${table}/do/sync`);
    return full.moment;
  }

  async answer(table: string, { id, ask }: Decision): Promise<void> {
    const answer = { c: crypto.randomUUID(), d: id, p: samplePick(ask, this.rng) };
    await this.ask('POST', `/api/tables/${table}/do/answer`, answer);
  }
}
