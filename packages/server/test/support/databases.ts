import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './postgres.ts';

/**
 * One PostgreSQL for all tests of a run (Vitest's `globalSetup`), started when the first of them asks for a database: a run
 * that needs none starts none.
 */

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for a new database. */
    databases: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let cluster: Promise<Cluster> | undefined;
  const door = createServer(async (_request, response) => {
    try {
      cluster ??= startCluster();
      response.end(await (await cluster).database());
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  project.provide('databases', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);
  return async () => {
    door.close();
    door.closeAllConnections();
    await (await cluster)?.stop();
  };
}

/** Address of a new, empty database of the run's PostgreSQL. */
export async function newDatabase(): Promise<string> {
  const response = await fetch(inject('databases'));
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
