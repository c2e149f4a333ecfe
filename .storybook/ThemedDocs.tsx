import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { showColorScheme, type ColorScheme } from '@latchkey/ui/theme/color-scheme.ts'
import { storybookThemes } from './storybook-theme.ts'

interface GlobalsEvent {
  globals: { theme?: ColorScheme }
}

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

function useToolbarTheme(context: DocsContainerProps['context']): ColorScheme {
  const { channel } = context
  // Stories in frames report their own globals to this channel, which are not those of the toolbar.
  const themeNow = (event: GlobalsEvent | undefined): ColorScheme => {
    const [story] = context.componentStories()
    const globals = story
      ? (context.getStoryContext(story).globals as GlobalsEvent['globals'])
      : event?.globals
    return globals?.theme ?? 'light'
  }
  const [theme, setTheme] = useState(() => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?]
    return themeNow(event)
  })
  useEffect(() => {
    const follow = (event: GlobalsEvent) => setTheme(themeNow(event))
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  })
  return theme
}

/** True where the docs page is dark, for blocks that Storybook gives no theme. */
export const IsDark = createContext(false)

/** Applies the theme of the toolbar to Storybook’s own parts of a docs page. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme(context)
  useEffect(() => showColorScheme(theme), [theme])
  const isDark = theme === 'dark' || (theme === 'system' && deviceIsDark())
  const colours = isDark ? storybookThemes.dark : storybookThemes.light
  return (
    <DocsContainer context={context} theme={colours}>
      {/* No theme of Storybook sets table stripes, and its second headings are lighter than its third. */}
      <style>{`
        #storybook-docs .sbdocs-content tr:nth-of-type(2n) { background: ${colours.appHoverBg}; }
        #storybook-docs .sbdocs-content h2 { font-weight: 650; }
        #storybook-docs .sbdocs-content h2 + h3 { margin-block-start: 16px; }
      `}</style>
      <IsDark value={isDark}>{children}</IsDark>
    </DocsContainer>
  )
}
