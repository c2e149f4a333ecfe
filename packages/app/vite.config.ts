import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildId } from './vite/build-id.ts'
import { compileHint } from './vite/compile-hint.ts'
import { firstPaint } from './vite/first-paint.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFont } from './vite/preload-font.ts'
import { sharedChunks } from './vite/shared-chunks.ts'
import { styledComponents } from './vite/styled-components.ts'

/** Address of the API while Vite serves the app. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000'

/** A chunk of packages that outlives a release of ours. */
const library = (name: string, ...packages: string[]) => ({
  name,
  // Before what we share between pages.
  priority: 100,
  test: new RegExp(`[\\\\/]node_modules[\\\\/](${packages.join('|')})[\\\\/]`),
})

/** A file that a page cannot be shown without. */
const OF_PAGE = /\/(?:\w+Page|TenantRoutes|staff\w*|start)-/

/**
 * The files to fetch with an imported one. Not for a part of a page: its failure can be repaired by another URL, that of
 * the files it imports cannot (`import-again.ts`).
 */
const preloaded = (file: string, imported: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' || OF_PAGE.test(file) ? imported : imported.filter((each) => !each.endsWith('.js'))

export default defineConfig({
  // The id comes last: once it is there, the whole build is.
  plugins: [react(), firstPaint(), preloadFont(), compileHint(), precompress(), buildId()],
  define: { 'import.meta.env.API_BASE': JSON.stringify(process.env['API_BASE'] ?? '/api') },
  oxc: { plugins: { styledComponents } },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    // Nothing inline: the Content-Security-Policy would block it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      // Tenants get a page of their own: a phone does not carry the staff's router, menu and stores.
      input: ['index.html', 'tenant.html'],
      // Also those that are used more than once, as most limits are: 1.3 kB less on each page.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The rest splits by page.
        codeSplitting: {
          groups: [
            library('libraries', 'react', 'react-dom', 'scheduler', 'mobx.*', 'styled-components', 'stylis'),
            library('router', 'react-router', 'react-router-dom'),
            library('http', 'axios'),
            ...sharedChunks(),
          ],
        },
      },
    },
  },
})
