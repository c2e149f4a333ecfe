import type { Plugin } from 'vite'
import { TOKEN_FILES } from '../packages/ui/src/theme/token-files.ts'

const TYPES = { 'tokens.json': 'application/json', 'tokens.css': 'text/css' } as const

const FILES = Object.entries(TOKEN_FILES) as [keyof typeof TOKEN_FILES, () => string][]

/** Serves the tokens beside the pages of Storybook, and writes them into its build. */
export const tokenFiles: Plugin = {
  name: 'token-files',
  configureServer({ middlewares }) {
    for (const [name, text] of FILES)
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', TYPES[name])
        response.end(text())
      })
  },
  generateBundle() {
    for (const [fileName, text] of FILES) this.emitFile({ type: 'asset', fileName, source: text() })
  },
}
