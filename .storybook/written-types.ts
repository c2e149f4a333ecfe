import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Plugin } from 'vite'

/** Where react-docgen puts what it has read of the props. */
const READ = '__docgenInfo'

interface Documented {
  [READ]?: { props?: Record<string, { tsType?: { raw?: string } }> }
}

/** Shows the type of each prop as written; Storybook would show 'union', and the rest only when pressed. */
export const writtenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.[READ]?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props[name]?.tsType?.raw?.replaceAll(/\s+/g, ' ')
      if (written === undefined) return [name, argType]
      return [name, { ...argType, table: { ...argType.table, type: { summary: written } } }]
    }),
  )
}

/**
 * What reads the props for Storybook does not know `readonly`, and says 'unknown' of every list that has it. For its
 * eyes only: types are gone from what a browser gets.
 */
export const readonlyLists: Plugin = {
  name: 'readonly-lists',
  enforce: 'pre',
  transform: {
    // Before what reads the props, which puts itself first.
    order: 'pre',
    handler(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('readonly ')) return undefined
      return { code: code.replaceAll(/\breadonly (?=[\w<>, ]+\[\])/g, '         '), map: null }
    },
  },
}
