import { scale } from '@latchkey/ui/theme/scale.ts'
import { dark, light, type Colours } from '@latchkey/ui/theme/semantic.ts'
import { create } from 'storybook/theming/create'

const themed = (base: 'light' | 'dark', { surface, line, ink }: Colours) =>
  create({
    base,
    brandTitle: 'Latchkey',
    fontBase: scale.font.body,
    fontCode: scale.font.mono,
    colorPrimary: surface.accent,
    colorSecondary: ink.accent,
    appBg: surface.page,
    appContentBg: surface.plain,
    appPreviewBg: surface.plain,
    appHoverBg: surface.hover,
    appBorderColor: line.plain,
    appBorderRadius: Number.parseInt(scale.radius.medium, 10),
    textColor: ink.plain,
    textMutedColor: ink.muted,
    textInverseColor: ink.inverse,
    barBg: surface.plain,
    barTextColor: ink.subtle,
    barHoverColor: ink.accent,
    barSelectedColor: ink.accent,
    inputBg: surface.raised,
    inputBorder: line.strong,
    inputTextColor: ink.plain,
    inputBorderRadius: Number.parseInt(scale.radius.small, 10),
  })

/** Themes for Storybook’s sidebar and docs pages, made from the product's tokens. */
export const storybookThemes = { light: themed('light', light), dark: themed('dark', dark) }
