import type { CDPSession, Page } from 'playwright-core';

/** Everything a curious person could read off a device that is not his turn to look at. */

export interface Readable {
  dom: string;
  /** What assistive technology is told. */
  spoken: string;
  url: string;
  /** Local and session storage and every database, bytes as text. */
  storage: string;
}

export async function readable(page: Page, devtools: CDPSession): Promise<Readable> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  return {
    dom: await page.content(),
    spoken: nodes
      .map(({ name, description, value }) => [name, description, value].map((v) => v?.value ?? '').join(' '))
      .join('\n'),
    url: page.url(),
    storage: await dumpStorage(page),
  };
}

export function dumpStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const lines: string[] = [JSON.stringify(history.state), document.cookie, document.title];
    for (const store of [localStorage, sessionStorage]) lines.push(JSON.stringify({ ...store }));
    const latin = new TextDecoder('latin1');
    const words = async (value: unknown): Promise<string> => {
      if (value instanceof CryptoKey) {
        return crypto.subtle.exportKey('raw', value).then(
          (bytes) => `key that can be taken out: ${latin.decode(bytes)}`,
          () => 'key that stays in',
        );
      }
      if (value instanceof ArrayBuffer) return words(new Uint8Array(value));
      if (value instanceof Blob) return words(await value.arrayBuffer());
      if (ArrayBuffer.isView(value)) {
        const bytes = new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
        return `${latin.decode(bytes)}\n${new TextDecoder().decode(bytes)}`;
      }
      if (typeof value !== 'object' || value === null) return String(value);
      const parts = await Promise.all(Object.entries(value).map(async ([key, part]) => `${key}=${await words(part)}`));
      return parts.join('\n');
    };
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const kept = await done(db.transaction(store).objectStore(store).getAll());
        lines.push(`${name}/${store}`, await words(kept));
      }
      db.close();
    }
    return lines.join('\n');
  });
}

/** From now on everything is kept that the workers of the page tell it. Before the first page is opened. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: string[] = [];
    Object.assign(globalThis, { told: all });
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => all.push(JSON.stringify(data)));
      }
    };
  });
}

/** Everything that the workers of the page have told it so far. */
export const told = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as unknown as { told: string[] }).told.join('\n'));
