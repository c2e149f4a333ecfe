import { describe, expect, it } from 'vitest'
import { scale } from './scale.ts'
import { light } from './semantic.ts'
import { customProperties } from './token.ts'

const sources = import.meta.glob<string>(
  ['../**/*.styles.ts', '../**/*-look.ts', '../theme/{BaseStyles,ThemeVariables,surface-motion}.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** The CSS between the backticks of a file, placeholders included. */
const cssOf = (source: string): string =>
  (source.match(/`[^`]*`/g) ?? []).join('\n').replaceAll(/\/\*[\s\S]*?\*\//g, '')

const defined = new Set(customProperties({ ...light, ...scale }).map(([name]) => name))
for (const [, name = ''] of sources['./ThemeVariables.ts']?.matchAll(/(--lk-[\w-]+):/g) ?? [])
  defined.add(name)

describe.each(Object.entries(sources))('%s', (_file, source) => {
  const css = cssOf(source)

  it('computes no style at render: variants are data attributes', () => {
    expect(css.match(/\$\{[^}]*=>/g)).toBeNull()
  })

  it('uses tokens, never raw colours', () => {
    expect(css.match(/#[\da-f]{3,8}\b(?!-)|\b(?:rgb|hsl|oklch)a?\(/gi)).toBeNull()
  })

  it('reads only variables that the theme defines', () => {
    const read = [...css.matchAll(/var\((--lk-[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(read.filter((name) => !defined.has(name))).toEqual([])
  })

  it('overrides by order, never by !important', () => {
    expect(css).not.toContain('!important')
  })
})

// Their variables are in ThemeVariables. The list of a Select has the look of `popup-look`; its button, which varies on
// paper, is in the page already.
it.each(['popup-look', 'Menu.styles', 'Suggestions.styles', 'Tooltip.styles'])(
  'what opens over a page adds no rule within @media to it: %s',
  (name) => {
    const files = Object.entries(sources).filter(([file]) => file.endsWith(`/${name}.ts`))
    expect(files).toHaveLength(1)
    for (const [, source] of files) expect(cssOf(source)).not.toMatch(/@media|\$\{(?:from|under)\(/)
  },
)
