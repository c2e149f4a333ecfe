import { addons } from 'storybook/manager-api'
import { statusOf } from './status.ts'
import { storybookThemes } from './storybook-theme.ts'

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    // Stable components have no mark.
    renderLabel: (item) => {
      const status = item.type === 'component' ? statusOf(item.tags) : 'stable'
      return status === 'stable' ? item.name : `${item.name} (${status})`
    },
  },
})
