import { globSync } from 'node:fs'
import path from 'node:path'
import { API, SignatureKind, TypeFlags, type Type } from 'typescript/unstable/sync'
import type { PropKind, PropKinds } from './prop-controls.ts'

const UI = path.join(import.meta.dirname, '../packages/ui')

const isLiteral = (type: Type) => type.isStringLiteralType() || type.isNumberLiteralType()

function kindOf(type: Type): PropKind {
  const parts = type.isUnionType() ? type.getTypes() : [type]
  const given = parts.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
  const values = given.filter(({ flags }) => (flags & TypeFlags.Null) === 0)
  const every = (flag: number) => values.length > 0 && values.every(({ flags }) => (flags & flag) !== 0)
  if (values.length > 0 && values.every(isLiteral)) {
    const choices = values.map((literal) => (literal.isLiteralType() ? literal.value : ''))
    return values.length < given.length ? [null, ...choices] : choices
  }
  if (every(TypeFlags.BooleanLike)) return 'boolean'
  if (every(TypeFlags.StringLike)) return 'text'
  if (every(TypeFlags.NumberLike)) return 'number'
  return 'other'
}

/**
 * The possible values of each prop, from the compiler: react-docgen resolves no type of another file. Attributes
 * that a component inherits from React are left out.
 */
export function readProps(): PropKinds {
  const api = new API({ cwd: UI })
  try {
    const config = path.join(UI, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (project === undefined) throw new Error(`The compiler does not open ${config}.`)
    const { checker, program } = project
    const propsIn = (file: string): [string, Record<string, PropKind>] | undefined => {
      const name = path.basename(file, '.tsx')
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      const component = module && checker.getExportsOfModule(module).find((found) => found.name === name)
      const type = component && checker.getTypeOfSymbol(component)
      const [parameter] =
        (type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]?.getParameters()) ?? []
      const props = parameter && checker.getTypeOfSymbol(parameter)
      if (props === undefined) return undefined
      const own = checker
        .getPropertiesOfType(props)
        .filter(({ declarations }) => declarations.some((at) => !at.path.includes('/node_modules/')))
      const types = checker.getTypeOfSymbol(own)
      return [
        name,
        Object.fromEntries(
          own.map((prop, index) => {
            const written = types[index]
            return [prop.name, written === undefined ? 'other' : kindOf(written)]
          }),
        ),
      ]
    }
    const components = globSync('src/**/*.tsx', { cwd: UI })
      .filter((file) => path.basename(path.dirname(file)) === path.basename(file, '.tsx'))
      .map((file) => propsIn(path.join(UI, file)))
    return Object.fromEntries(components.filter((found) => found !== undefined))
  } finally {
    api.close()
  }
}
