import type { Plugin } from 'vite'
import { HAS_DOCS } from './has-docs.ts'
import { readProps } from './read-props.ts'
import { readUsedBy } from './used-by.ts'

const NAME = 'virtual:components'

/** Serves what the sources say of components to the preview, as they are when Storybook starts; tests of stories need none. */
export const componentsModule: Plugin = {
  name: 'components',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined
    const facts = HAS_DOCS ? { propKinds: readProps(), usedBy: readUsedBy() } : { propKinds: {}, usedBy: {} }
    return Object.entries(facts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  },
}
