import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import { GlobalStyle } from '@latchkey/ui/theme/GlobalStyle'
import { BrandProvider } from '@latchkey/ui/layout/BrandProvider'
import { BRANDS, type BrandName } from '@latchkey/ui/stories/brands'
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

/** Renders a story with the global styles, and the theme and brand of the toolbar. */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <Themed scheme={globals['theme'] as ColorScheme}>
    {parameters['bringsBrand'] === true ? (
      <Story />
    ) : (
      <BrandProvider brand={BRANDS[globals['brand'] as BrandName]}>
        <Story />
      </BrandProvider>
    )}
  </Themed>
)
