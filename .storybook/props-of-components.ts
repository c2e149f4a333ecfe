import type { Plugin, PluginOption } from 'vite'

const COMPONENTS = /packages\/ui\/src\/.+(?<!\.(?:stories|fixtures|test))\.tsx$/

/**
 * Storybook reads props from every file, which takes much of a build; only the components of the design system have
 * props to show.
 */
export const propsOfComponents = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.map((plugin) => (isDocgen(plugin) ? ofComponents(plugin) : plugin))

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  !!plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin'

function ofComponents(plugin: Plugin): Plugin {
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error('The plugin that reads props has changed.')
  return { ...plugin, transform: { filter: { id: COMPONENTS }, handler: transform } }
}
