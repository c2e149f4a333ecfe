import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { Parameters, Preview } from '@storybook/react-vite'
import { BREAKPOINTS } from '@latchkey/ui/theme/breakpoints.ts'
import '@latchkey/ui/theme/fonts.css'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { BRANDS, type BrandName } from '@latchkey/ui/stories/brands.ts'
import { stopClock } from '@latchkey/ui/stories/clock.ts'
import { scale } from '@latchkey/ui/theme/scale.ts'
import { showBrand } from '@latchkey/ui/theme/show-brand.ts'
import { stayOnPage } from '@latchkey/ui/stories/stay-on-page.ts'
import { lazy, Suspense, type PropsWithChildren } from 'react'
import { configure } from 'storybook/test'
import { propKinds } from 'virtual:components'
import { WAIT_MS } from '../scripts/testing/limits.ts'
import { withDensity, withTheme, withTimeZone } from './decorators.tsx'
import { docgenOf } from './docgen.ts'
import { readGuide } from './guide.ts'
import { keepDocsStill } from './keep-docs-still.ts'
import { describeWhenRead, mount, removeStorybookParts, sendEvent, withMounted } from './plays.tsx'
import { propControls } from './prop-controls.ts'
import { showWhilePreparing } from './show-while-preparing.ts'

configure(({ getElementError }) => ({
  asyncUtilTimeout: WAIT_MS,
  getElementError: describeWhenRead(getElementError),
}))
keepDocsStill()
showWhilePreparing()

// Lazy: story tests need no docs pages.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }))
const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }))

/** True in a run of the story tests, which reads violations only. */
const isTested = import.meta.env['VITEST_STORYBOOK'] === 'false'

/** True for a story that shows a state of its component or page at rest. */
const isCaptured = ({ chromatic }: Parameters) => !(chromatic as { disableSnapshot: boolean }).disableSnapshot

/** Rules for whole documents; most stories show a part of one. */
const RULES_OF_DOCUMENTS = ['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one']

/** Finds `!important` in style attributes, which `styles-are-not-important.test.ts` does in far less time. */
const RULE_OF_STYLE_ATTRIBUTES = 'avoid-inline-spacing'

const viewports = [...BREAKPOINTS, 320, 360, 480].toSorted((a, b) => a - b)

const preview: Preview = {
  decorators: [withDensity, withTimeZone, withTheme, withMounted],
  mount,
  beforeAll: async () => {
    // Not at once: Storybook configures its own before.
    configure({ eventWrapper: sendEvent })
    if (isTested) removeStorybookParts()
    // Else the first story is laid out a second time when it arrives.
    await document.fonts.load(`1em ${scale.font.body}`)
  },
  // Before the story mounts, so that no screenshot shows the previous story's brand.
  loaders: [({ globals }) => showBrand(BRANDS[globals['brand'] as BrandName])],
  beforeEach: () => {
    // The page has one list of toasts: a story without a Toaster would leave its toasts to a later one.
    const cleanUps = [stopClock(), stayOnPage(), () => toasts.close()]
    return () => {
      for (const cleanUp of cleanUps) cleanUp()
    }
  },
  // Before axe, which sees the page as it was.
  afterEach: async ({ parameters, title }) => {
    if (isTested && isCaptured(parameters) && !title.startsWith('Foundations/')) {
      const { expectLongTextsToFit } = await import('./long-texts.ts')
      await expectLongTextsToFit()
    }
  },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'Same as device' },
        ],
      },
    },
    brand: {
      description: 'Name, logo and colours of an agency',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Latchkey' },
          { value: 'harbour', title: 'Harbour & Vale' },
          { value: 'sunrise', title: 'Sunrise Lettings' },
        ],
      },
    },
    text: {
      description: 'Size of text, as set in the browser',
      toolbar: { title: 'Text', icon: 'paragraph', dynamicTitle: true, items: ['100%', '200%'] },
    },
    density: {
      description: 'Height of the rows of tables',
      toolbar: {
        title: 'Density',
        icon: 'listunordered',
        dynamicTitle: true,
        items: [
          { value: 'own', title: 'Density' },
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', brand: 'own', text: '100%', density: 'own' },
  argTypesEnhancers: [propControls(propKinds)],
  parameters: {
    // Passes report one element instead of all, which would take most of the time, and none in tests.
    a11y: {
      // In tests only where `captured` says so.
      test: isTested ? 'off' : 'error',
      // Not the body: only in a whole document does axe look elements up in an index, which saves a quarter of a test run.
      context: 'html',
      config: {
        rules: [...RULES_OF_DOCUMENTS, RULE_OF_STYLE_ATTRIBUTES].map((id) => ({ id, enabled: false })),
      },
      options: isTested
        ? // Only one rule needs anything fetched, about media; by default axe also copies and reads all style sheets.
          { reporter: 'no-passes', preload: { assets: ['media'] } }
        : { resultTypes: ['violations', 'incomplete'] },
    },
    backgrounds: { disabled: true },
    // Opt-in: a story is captured when it spreads `captured`.
    chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' },
    docs: {
      extractComponentDescription: (component: unknown) =>
        readGuide(docgenOf(component).description ?? '').purpose,
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense fallback={null}>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        viewports.map((widthPx) => [
          `w${widthPx}`,
          { name: `${widthPx} px`, styles: { width: `${widthPx}px`, height: '800px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Install',
          'Change log',
          'Foundations',
          'Controls',
          'Forms',
          'Overlays',
          'Layout',
          'Data',
          'Plots',
          'Calendar',
          'Lettings',
          'Pages',
          'Mails',
        ],
      },
    },
  },
  // See `status.ts` for `stable`.
  tags: ['autodocs', 'stable'],
}

export default preview
