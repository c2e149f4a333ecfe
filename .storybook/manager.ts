import { addons } from 'storybook/manager-api'
import { storybookThemes } from './storybook-theme.ts'

addons.setConfig({ theme: storybookThemes.light })
