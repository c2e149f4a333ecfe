import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GlobalStyle } from '@latchkey/ui/theme/GlobalStyle'
import { showColorScheme, type ColorScheme } from '@latchkey/ui/theme/color-scheme'

function Themed({ scheme, children }: PropsWithChildren<{ scheme: ColorScheme }>) {
  useLayoutEffect(() => showColorScheme(scheme), [scheme])
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  )
}

/** Renders a story with the global styles, in the theme chosen in the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed scheme={globals['theme'] as ColorScheme}>
    <Story />
  </Themed>
)
