import type { Plugin } from 'vite'
import { HAS_DOCS } from './has-docs.ts'
import { readProps } from './read-props.ts'

const NAME = 'virtual:prop-kinds'

/** Serves what the compiler knows of props to the preview, as it is when Storybook starts; tests of stories need none. */
export const propKindsModule: Plugin = {
  name: 'prop-kinds',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined
    const kinds = HAS_DOCS ? readProps() : {}
    return `export const propKinds = ${JSON.stringify(kinds)}`
  },
}
