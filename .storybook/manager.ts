import { addons } from 'storybook/manager-api'
import { houseThemes } from './house-theme.ts'

addons.setConfig({ theme: houseThemes.light })
