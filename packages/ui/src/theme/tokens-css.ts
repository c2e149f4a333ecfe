import { scale } from './scale.ts'
import { dark, light } from './semantic.ts'
import { themeRules } from './theme-rules.ts'
import { customProperties } from './token.ts'

const declarations = (tree: Parameters<typeof customProperties>[0]): string =>
  customProperties(tree)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n')

/** Every token as a style sheet, for pages without React: the scale, and the colours of the theme. */
export function tokensCss(): string {
  const rules = `:root {\n${declarations(scale)}\n}\n${themeRules(
    `color-scheme: light;\n${declarations(light)}`,
    `color-scheme: dark;\n${declarations(dark)}`,
  )}`
  let depth = 0
  return `${rules
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      if (line.startsWith('}')) depth -= 1
      const indented = '  '.repeat(depth) + line
      if (line.endsWith('{')) depth += 1
      return indented
    })
    .join('\n')}\n`
}
