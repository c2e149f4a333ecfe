import { existsSync, readFileSync } from 'node:fs'
import { failedWith, NOTHING, sumOf, type Outcome } from './outcome.ts'

const CASE = /<testcase ([^>]*)>([^]*?)<\/testcase>/g

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/**
 * Reads the JUnit report of a runner that ended with this code. A runner can fail without a failed test (a crash), or end
 * before it writes a report, which must not count as success; `lastError` is the last error that it printed.
 */
export function readReport(file: string, tool: string, exitCode: number | null, lastError = ''): Outcome {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const outcome = sumOf([...report.matchAll(CASE)].map(([, head = '', body = '']) => outcomeOf(head, body)))
  if (exitCode === 0 || outcome.failed > 0) return outcome
  const end = `${tool} ended with the code ${exitCode} without naming a failed test`
  return sumOf([outcome, failedWith(lastError === '' ? end : `${end}; its last error: ${lastError}`)])
}

function outcomeOf(head: string, body: string): Outcome {
  // Playwright writes an expectation as <failure>, anything else, such as a click that timed out, as <error>.
  const failure = /<(?:failure|error) [^>]*>/.exec(body)?.[0]
  if (failure === undefined) return { ...NOTHING, [body.includes('<skipped') ? 'skipped' : 'passed']: 1 }
  // Playwright names the browser only in the text of the error.
  const browser = /^<!\[CDATA\[ +(\[\w+\]) /m.exec(body)?.[1]
  const where = [valueOf(head, 'classname'), browser].filter(Boolean).join(' ')
  const details = expectationIn(body) || lineIn(body)
  const message = [valueOf(failure, 'message').split('\n')[0], details].filter(Boolean).join('; ')
  return failedWith(`${where} › ${valueOf(head, 'name')}: ${message}`)
}

/** Returns the expected and the received value of an expectation of Playwright: the lines after its first. */
const expectationIn = (body: string): string =>
  (/Error: expect\(.*\n\n((?: +\S.*\n)+)/.exec(body)?.[1] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, 500)

/** Returns the line of the test that Playwright marks: what it clicked or typed when that failed. */
const lineIn = (body: string): string => /^ *> +\d+ \| +(.+)$/m.exec(body)?.[1] ?? ''

const valueOf = (element: string, name: string): string =>
  (new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '').replaceAll(
    /&(\w+);/g,
    (entity, key: string) => ENTITIES[key] ?? entity,
  )
