import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** The property in which react-docgen stores the props that it read. */
const READ = '__docgenInfo'

interface Documented {
  [READ]?: { props?: Record<string, { tsType?: { raw?: string } }> }
}

/** Shows prop types as written; Storybook shows 'union', and its members only on a click. */
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
