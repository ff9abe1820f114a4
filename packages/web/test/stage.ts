import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserServer } from 'playwright-core';
import type { PreviewServer } from 'vite';
import type { TestProject } from 'vitest/node';
import { ARGS, findChromium } from './chromium.ts';

/**
 * What all browser tests of a run share: one Chromium, and one server of the built client. Vitest's `globalSetup`. Each is
 * started when the first test file asks for it, so a run without browser tests starts and builds nothing.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask: `…/browser` answers with the address to connect to, `…/client` with that of the client. */
    stage: string;
  }
}

export type Part = 'browser' | 'client' | 'gallery';

const root = join(import.meta.dirname, '..', '..', '..');
let browser: BrowserServer | undefined;
let client: ChildProcess | undefined;
let gallery: PreviewServer | undefined;
let galleryFiles = '';
let clientData = '';

async function startBrowser(): Promise<string> {
  const { chromium } = await import('playwright-core');
  browser = await chromium.launchServer({ executablePath: findChromium(), args: ARGS, host: '127.0.0.1' });
  return browser.wsEndpoint();
}

/** Builds the client where needed, as `npm start` does. */
async function startClient(): Promise<string> {
  clientData = await mkdtemp(join(tmpdir(), 'starhold-data-'));
  // Whoever waits until somebody has gone waits no longer than needed.
  const args = [join(root, 'packages', 'server', 'main.ts'), '--port', '0', '--data', clientData, '--silence', '8'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  client = child;
  process.once('exit', () => child.kill());
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const ready = /http:\/\/\S+:\d+(?=\/)/.exec(output);
      if (ready) resolve(ready[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it was ready:\n${output}`)));
  });
}

/** As `npx vite packages/web/test/gallery` shows it to whoever works on the kit. */
async function startGallery(): Promise<string> {
  const { build, preview } = await import('vite');
  galleryFiles = await mkdtemp(join(tmpdir(), 'starhold-gallery-'));
  const outDir = galleryFiles;
  const web = join(root, 'packages', 'web');
  const config = { root: join(web, 'test', 'gallery'), publicDir: join(web, 'public'), configFile: false } as const;
  await build({ ...config, logLevel: 'silent', build: { outDir, emptyOutDir: true, target: 'chrome123' } });
  gallery = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  return (gallery.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<string>>();
  const start: Record<Part, () => Promise<string>> = {
    browser: startBrowser,
    client: startClient,
    gallery: startGallery,
  };
  const door = createServer(async (request, response) => {
    const part = (request.url ?? '').slice(1) as Part;
    const address = started.get(part) ?? start[part]();
    started.set(part, address);
    try {
      response.end(await address);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('stage', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    client?.kill();
    await browser?.close();
    await gallery?.close();
    for (const folder of [galleryFiles, clientData]) {
      if (folder !== '') await rm(folder, { recursive: true, force: true });
    }
  };
}
