/**
 * Starts one of the workers of this folder. The build makes them beside the page (`vite.config.ts`), so that both share what
 * they load; while developing they are modules like any other.
 */
export function startWorker(name: 'worker' | 'botWorker'): Worker {
  const url =
    import.meta.env.MODE !== 'production'
      ? new URL(/* @vite-ignore */ `./${name}.ts`, import.meta.url)
      : `${import.meta.env.BASE_URL}${name}.js`;
  return new Worker(url, { type: 'module' });
}
