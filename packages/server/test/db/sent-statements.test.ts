import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseNamed, makeTemplate } from '../_database.setup.ts'
import { sentStatements } from '../_sent-statements.ts'

/** Of the machine; the step `server` of `npm run test:all` gives it. */
const connectionString = process.env['LATCHKEY_STATEMENTS_DATABASE_URL'] ?? ''

/** Returns why the database does not understand a statement; null when it does. */
async function problemOf(client: pg.Client, text: string): Promise<string | null> {
  try {
    await client.query(`prepare sent as ${text}`)
    await client.query('deallocate sent')
    return null
  } catch (error) {
    return `${String(error)}: ${text}`
  }
}

test('the machine’s PostgreSQL understands every statement of the tests before', async () => {
  const template = await makeTemplate({ connectionString })
  const client = new pg.Client(databaseNamed({ connectionString }, template))
  await client.connect()
  const statements = sentStatements()
  const problems: (string | null)[] = []
  for (const text of statements) problems.push(await problemOf(client, text))
  await client.end()
  expect(statements.length).toBeGreaterThan(0)
  expect(problems.filter((problem) => problem !== null)).toEqual([])
})
