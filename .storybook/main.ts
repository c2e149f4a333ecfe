import type { StorybookConfig } from '@storybook/react-vite'
import { styledComponents } from '../packages/app/vite/styled-components.ts'
import { BEHAVIOUR, withBehaviours } from './behaviours.ts'
import { componentsModule } from './components-module.ts'
import { HAS_DOCS } from './has-docs.ts'
import { withOtherNames } from './other-names.ts'
import { propsOfComponents } from './props-of-components.ts'
import { readonlyLists } from './readonly-lists.ts'
import { storySnippets } from './story-snippets.ts'
import { tokenFiles } from './token-files.ts'

/** Without its type, Storybook asks for its generator as for every other setting. */
const config: StorybookConfig & { storyIndexGenerator: typeof withOtherNames } = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx', './mails/*.stories.tsx'],
  experimental_indexers: withBehaviours,
  storyIndexGenerator: withOtherNames,
  tags: { [BEHAVIOUR]: { defaultFilterSelection: 'exclude' } },
  addons: [
    // Adds its source to each story, which only docs pages show.
    { name: '@storybook/addon-docs', options: { csfPluginOptions: HAS_DOCS ? {} : null } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true },
  features: {
    // Snippets from the sources: names as written, without what a play does.
    experimentalCodeExamples: HAS_DOCS,
    // The search finds headings, and with them the other names of components.
    experimentalSearchDocsHeadings: true,
  },
  typescript: { reactDocgen: HAS_DOCS && 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    oxc: { ...vite.oxc, plugins: { styledComponents } },
    plugins: [
      componentsModule,
      readonlyLists,
      ...propsOfComponents(vite.plugins ?? []),
      ...(HAS_DOCS ? [storySnippets] : []),
      tokenFiles,
    ],
    build: {
      ...vite.build,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Files of Base UI, TanStack Table and lucide begin with 'use client', which causes a ten-line warning each.
        onLog: (level, log, handle) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
        },
      },
    },
  }),
}

export default config
