import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  build: {
    ...withWorkers(`${import.meta.dirname}/index.html`),
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
});
