import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react'
import { readDateText } from '@latchkey/domain/platform/values/date-text'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { DateReaderContext } from '@latchkey/ui/inputs/dates/date-reader.ts'
import { DateFormatterContext } from '@latchkey/ui/lettings/date-formatter-context.ts'
import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import { BrandProvider } from '@latchkey/ui/layout/BrandProvider/BrandProvider.tsx'
import { BRANDS, type BrandName } from '@latchkey/ui/stories/brands.ts'
import { showColorScheme, type ColorScheme } from '@latchkey/ui/theme/color-scheme.ts'
import { docsFrame } from './keep-docs-still.ts'

const page = docsFrame()?.ownerDocument.documentElement

function followPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  if (page) observer.observe(page, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** In a frame of a docs page, the theme of that page: Storybook passes the toolbar's to no frame. */
const usePageScheme = (): ColorScheme | undefined =>
  useSyncExternalStore(followPage, () => page && ((page.dataset['theme'] ?? 'system') as ColorScheme))

function Themed({
  scheme: chosen,
  text,
  children,
}: PropsWithChildren<{ scheme: ColorScheme; text: string }>) {
  const scheme = usePageScheme() ?? chosen
  useLayoutEffect(() => showColorScheme(scheme), [scheme])
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = text
  }, [text])
  return (
    <>
      <ThemeVariables />
      <BaseStyles />
      {children}
    </>
  )
}

/** Renders a story with the global styles, and the theme, brand and text size of the toolbar. */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <Themed scheme={globals['theme'] as ColorScheme} text={globals['text'] as string}>
    {parameters['bringsBrand'] === true ? (
      <Story />
    ) : (
      <BrandProvider brand={BRANDS[globals['brand'] as BrandName]}>
        <Story />
      </BrandProvider>
    )}
  </Themed>
)

const dateFormatter = createDateFormatter()

/** Gives components the business's time zone and reader of dates; pages provide them themselves. */
export const withTimeZone: Decorator = (Story, { title }) =>
  title.startsWith('Pages/') ? (
    <Story />
  ) : (
    <DateFormatterContext value={dateFormatter}>
      <DateReaderContext value={readDateText}>
        <Story />
      </DateReaderContext>
    </DateFormatterContext>
  )

/** Gives components with a density the one of the toolbar; other components and pages keep theirs. */
export const withDensity: Decorator = (Story, { args, argTypes, globals }) => {
  const density: unknown = globals['density']
  return 'density' in argTypes && density !== 'own' ? <Story args={{ ...args, density }} /> : <Story />
}
