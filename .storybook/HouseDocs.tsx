import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { showColorScheme, type ColorScheme } from '@latchkey/ui/theme/color-scheme'
import { houseThemes } from './house-theme.ts'

interface Told {
  globals: { theme?: ColorScheme }
}

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** The theme chosen in the toolbar, which pages of words are told of as stories are. */
function useToolbarTheme(): ColorScheme {
  const channel = addons.getChannel()
  const lastTold = (): ColorScheme => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [Told?]
    return told?.globals.theme ?? 'light'
  }
  const [theme, setTheme] = useState(lastTold)
  useEffect(() => {
    const follow = ({ globals }: Told) => setTheme(globals.theme ?? 'light')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return theme
}

/** Around every page of words: what Storybook draws of it is as light or dark as the stories on it. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useToolbarTheme()
  useEffect(() => showColorScheme(theme), [theme])
  const isDark = theme === 'dark' || (theme === 'system' && deviceIsDark())
  const colours = isDark ? houseThemes.dark : houseThemes.light
  return (
    <DocsContainer context={context} theme={colours}>
      {/* Every other row of a table has a grey of Storybook's own, which no theme can name. */}
      <style>{`#storybook-docs .sbdocs-content tr:nth-of-type(2n) { background: ${colours.appHoverBg}; }`}</style>
      {children}
    </DocsContainer>
  )
}
