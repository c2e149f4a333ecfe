import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GlobalStyle } from '@latchkey/ui/theme/GlobalStyle'
import { showColorScheme, type ColorScheme } from '@latchkey/ui/theme/color-scheme'

function Ground({ scheme, children }: PropsWithChildren<{ scheme: ColorScheme }>) {
  useLayoutEffect(() => showColorScheme(scheme), [scheme])
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  )
}

/** Puts a story on the product's ground, in the theme chosen in the toolbar. */
export const onGround: Decorator = (Story, { globals }) => (
  <Ground scheme={globals['theme'] as ColorScheme}>
    <Story />
  </Ground>
)
