import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildId } from './vite/build-id.ts'
import { firstPaint } from './vite/first-paint.ts'
import { precompress } from './vite/precompress.ts'

/** Where a server that answers the API runs while the app is served by Vite. */
const server = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000'

const packageIn = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`)

const everyPageNeeds =
  /domain[\\/]src[\\/](platform[\\/](field-errors|messages|problem|storage[\\/]|records[\\/]write-outcome)|session[\\/]session\.rules|update[\\/]|forms[\\/](form\.model|differences))/

const everyFormNeeds = /ui[\\/]src[\\/](forms[\\/]|lettings[\\/]use-form|overlays[\\/]Banner[\\/])/

export default defineConfig({
  // The id comes last: once it is there, the whole build is.
  plugins: [react(), firstPaint(), precompress(), buildId()],
  define: { 'import.meta.env.API_BASE': JSON.stringify(process.env['API_BASE'] ?? '/api') },
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    // Nothing inline: the Content-Security-Policy would refuse it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Tenants get a page of their own: a phone does not carry the staff's router, menu and stores.
      input: ['index.html', 'tenant.html'],
      output: {
        // What every page needs, in chunks that outlive a release of ours; the rest splits by page.
        codeSplitting: {
          groups: [
            { name: 'react', test: packageIn('react', 'react-dom', 'scheduler') },
            { name: 'router', test: packageIn('react-router', 'react-router-dom') },
            { name: 'state', test: packageIn('mobx', 'mobx-react-lite', 'mobx-state-tree') },
            { name: 'styles', test: packageIn('styled-components', 'stylis') },
            { name: 'http', test: packageIn('axios') },
            // What each entry needs of our own: many small files weigh more than one.
            { name: 'base', test: everyPageNeeds },
            { name: 'form', test: everyFormNeeds },
          ],
        },
      },
    },
  },
})
