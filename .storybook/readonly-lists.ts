import { parseSync, Visitor, type Plugin } from 'vite'

/**
 * Removes `readonly` from types before react-docgen reads the props, because it reports 'unknown' for every readonly
 * list. Types only: the code that runs is the same.
 */
export const readonlyLists: Plugin = {
  name: 'readonly-lists',
  enforce: 'pre',
  transform: {
    // Before react-docgen, which is itself 'pre'.
    order: 'pre',
    handler(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('readonly ')) return undefined
      let blanked = code
      new Visitor({
        TSTypeOperator({ operator, start, typeAnnotation: { start: end } }) {
          if (operator === 'readonly') blanked = blanked.slice(0, start).padEnd(end) + blanked.slice(end)
        },
      }).visit(parseSync(id, code).program)
      return { code: blanked, map: null }
    },
  },
}
