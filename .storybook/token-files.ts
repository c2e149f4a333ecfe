import type { Plugin } from 'vite'
import { designTokens } from '../packages/ui/src/theme/design-tokens.ts'
import { tokensCss } from '../packages/ui/src/theme/tokens-css.ts'

const FILES = {
  'tokens.json': { type: 'application/json', text: () => `${JSON.stringify(designTokens(), null, 2)}\n` },
  'tokens.css': { type: 'text/css', text: tokensCss },
}

/** Serves the tokens beside the pages of Storybook, and writes them into its build. */
export const tokenFiles: Plugin = {
  name: 'token-files',
  configureServer({ middlewares }) {
    for (const [name, { type, text }] of Object.entries(FILES))
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', type)
        response.end(text())
      })
  },
  generateBundle() {
    for (const [fileName, { text }] of Object.entries(FILES))
      this.emitFile({ type: 'asset', fileName, source: text() })
  },
}
