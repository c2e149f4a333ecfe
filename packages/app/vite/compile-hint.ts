import type { Plugin } from 'vite'

/** Asks V8 to compile a file whole. Known to Chrome and Edge from 136 on; to others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has scripts compiled while they arrive, beside the page's own thread, instead of function by function in that thread
 * at the first call. Source: docs/PERFORMANCE.md.
 */
export function compileHint(): Plugin {
  return {
    name: 'latchkey:compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite has put the list of what each file preloads in front: only the first line of a file is heard.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = HINT + chunk.code
      },
    },
  }
}
