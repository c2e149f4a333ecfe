import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { APP_ROLE } from '../src/db/app-role.ts'

/** The folder where each process of the tests lists what the product has sent; unset where nobody reads it. */
const folder = process.env['LATCHKEY_SENT_STATEMENTS']

/** Others, such as `begin`, cannot be prepared. */
const HAS_PLAN = /^\s*(?:\/\*.*?\*\/\s*)?\(*(?:select|insert|update|delete|merge|with|values)\b/i

const known = new Set<string>()
let unwritten: string[] = []

interface Asked {
  readonly text?: string
  readonly cursor?: { readonly text: string }
}

const textOf = (asked: string | Asked): string =>
  typeof asked === 'string' ? asked : (asked.text ?? asked.cursor?.text ?? '')

/** Lists statements of the product's connections; those of its owner are migrations, which run on each database. */
export function recordStatements(): void {
  if (folder === undefined) return
  const query = Reflect.get(pg.Client.prototype, 'query') as (this: pg.Client, ...args: unknown[]) => unknown
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const text = textOf(args[0] as string | Asked)
    if (this.user === APP_ROLE && !known.has(text) && HAS_PLAN.test(text)) {
      known.add(text)
      unwritten.push(text)
    }
    return query.apply(this, args)
  } as typeof pg.Client.prototype.query
}

export function writeStatements(): void {
  if (folder === undefined || unwritten.length === 0) return
  const lines = unwritten.map((text) => `${JSON.stringify(text)}\n`).join('')
  fs.appendFileSync(path.join(folder, String(process.pid)), lines)
  unwritten = []
}

/** Of all processes, each once. */
export const sentStatements = (): string[] => [
  ...new Set(
    fs
      .readdirSync(folder ?? '')
      .flatMap((name) =>
        fs
          .readFileSync(path.join(folder ?? '', name), 'utf8')
          .trim()
          .split('\n'),
      )
      .map((line) => JSON.parse(line) as string),
  ),
]
