import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { showColorScheme, type ColorScheme } from '@latchkey/ui/theme/color-scheme'
import { storybookThemes } from './storybook-theme.ts'

interface GlobalsEvent {
  globals: { theme?: ColorScheme }
}

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

function useToolbarTheme(): ColorScheme {
  const channel = addons.getChannel()
  const lastTheme = (): ColorScheme => {
    const [event] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [GlobalsEvent?]
    return event?.globals.theme ?? 'light'
  }
  const [theme, setTheme] = useState(lastTheme)
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent) => setTheme(globals.theme ?? 'light')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return theme
}

/** Applies the theme of the toolbar to Storybook’s own parts of a docs page. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  useEffect(() => showColorScheme(theme), [theme])
  const isDark = theme === 'dark' || (theme === 'system' && deviceIsDark())
  const colours = isDark ? storybookThemes.dark : storybookThemes.light
  return (
    <DocsContainer context={context} theme={colours}>
      {/* No theme of Storybook sets the grey of table stripes. */}
      <style>{`#storybook-docs .sbdocs-content tr:nth-of-type(2n) { background: ${colours.appHoverBg}; }`}</style>
      {children}
    </DocsContainer>
  )
}
