import type { Plugin } from 'vite'

interface UnusedPart {
  /** The file of the library that imports the part. */
  readonly importer: RegExp
  readonly source: RegExp
  /** Exports what the importer names. */
  readonly stub: string
}

const UNUSED: readonly UnusedPart[] = [
  // `live/socket.ts` connects by WebSocket only (rule X2).
  {
    importer: /\/engine\.io-client\/.*\/index\.js$/,
    source: /polling|webtransport/,
    stub: 'export const Fetch = undefined, WT = undefined, XHR = undefined',
  },
  // In browsers axios uses XMLHttpRequest.
  {
    importer: /\/axios\/lib\/adapters\/adapters\.js$/,
    source: /\/fetch\.js$/,
    stub: 'export const getFetch = undefined',
  },
  // styled-components adds vendor prefixes only on request.
  {
    importer: /\/stylis\/src\/Middleware\.js$/,
    source: /\/Prefixer\.js$/,
    stub: 'export const prefix = undefined',
  },
]

const STUB = '\0latchkey:unused-part-'

/** Leaves out parts that libraries import and the app never uses. */
export function unusedParts(): Plugin {
  return {
    name: 'latchkey:unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = UNUSED.findIndex((part) => part.importer.test(importer) && part.source.test(source))
      return index === -1 ? null : `${STUB}${index}`
    },
    load: (id) => (id.startsWith(STUB) ? UNUSED[Number(id.slice(STUB.length))]?.stub : null),
  }
}
