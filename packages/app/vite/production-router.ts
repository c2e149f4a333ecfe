import type { Plugin } from 'vite'

/**
 * Bundles the production build of React Router: its package names only the development build, whose warnings every page
 * would load.
 */
export function productionRouter(): Plugin {
  return {
    name: 'latchkey:production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (resolved === null) return null
        const id = resolved.id.replace('/dist/development/', '/dist/production/')
        if (id === resolved.id)
          throw new Error(`${source} names no development build any more: remove this plugin.`)
        return { ...resolved, id }
      },
    },
  }
}
