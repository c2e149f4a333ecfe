import { addons } from 'storybook/manager-api'
import { houseTheme } from './house-theme.ts'

addons.setConfig({ theme: houseTheme })
