import type { Plugin } from 'vite'

const NOTHING = '\0latchkey:no-transport'

/** Leaves out the ways to connect that `live/socket.ts` never takes; the library imports them all. Source: decision X2. */
export function websocketOnly(): Plugin {
  return {
    name: 'latchkey:websocket-only',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /\/engine\.io-client\/.*\/transports\/index\.js$/.test(importer ?? '') &&
      /polling|webtransport/.test(source)
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'export const XHR = undefined, WT = undefined' : null),
  }
}
