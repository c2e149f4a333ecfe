import type { ArgTypesEnhancer } from 'storybook/internal/types'

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
