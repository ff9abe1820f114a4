import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, build, defineConfig, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { filesOf } from './vite.chunks.ts';

/** First browsers with `light-dark()`, which the theme is made of; a lower target would rewrite it. */
const BROWSERS = ['chrome123', 'firefox120', 'safari17.5'];

const WORKERS = ['worker', 'botWorker'];

/**
 * Page and workers are built together, so that they share their chunks: a game comes over the wire once, not once for
 * each of them. The workers have plain names, by which `session/spawn.ts` finds them.
 */
export function withWorkers(page: string): BuildEnvironmentOptions {
  const entry = (name: string): string => `${import.meta.dirname}/session/${name}.ts`;
  return {
    modulePreload: false, // there is no document in a worker
    rolldownOptions: {
      input: { index: page, ...Object.fromEntries(WORKERS.map((name) => [name, entry(name)])) },
      output: {
        entryFileNames: ({ name }) => (WORKERS.includes(name) ? `${name}.js` : 'assets/[name]-[hash].js'),
      },
    },
  };
}

const PAGE = `${import.meta.dirname}/index.html`;

/** Builds twice: the first time, unwritten, only to learn which modules belong together (`vite.chunks.ts`). */
async function inFewFiles(): Promise<BuildEnvironmentOptions> {
  const built = withWorkers(PAGE);
  const first = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    build: { ...built, target: BROWSERS, write: false, minify: false, cssMinify: false, assetsInlineLimit: 0 },
  });
  const { output } = first as Rolldown.RolldownOutput;
  const name = filesOf(output.filter((part) => part.type === 'chunk'));
  const groups = [{ debugName: 'loads', name }];
  const codeSplitting = { includeDependenciesRecursively: false, groups };
  const options = built.rolldownOptions;
  return { ...built, rolldownOptions: { ...options, output: { ...options?.output, codeSplitting } } };
}

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  base: '/',
  build: {
    ...(command === 'build' ? await inFewFiles() : withWorkers(PAGE)),
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Starhold',
        short_name: 'Starhold',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#0a0e18',
        theme_color: '#0e1422',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,json}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: 'index.html',
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        importScripts: ['notices.js'],
        sourcemap: false,
      },
    }),
  ],
}));
