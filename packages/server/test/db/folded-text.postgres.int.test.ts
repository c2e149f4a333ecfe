import { foldedText } from '@latchkey/domain/platform/values/folded-text'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'

const server = await serverOfFile()

const SURROGATES = [0xd8_00, 0xdf_ff] as const
const LAST_OF_PLANE = 0xff_ff

/**
 * Unicode added capitals to these ranges since 2018: the database's version may be older, and leaves them as they are.
 */
const LATE_CAPITALS = /[\u1c89-\u1cbf\u2c2f\ua7b8-\ua7f5]/u

/** Between letters, where a mark is an accent and a space is not at an end. */
const within = (code: number) => `a ${String.fromCodePoint(code)}z`

test('the database folds every character as the domain does', async () => {
  const { rows } = await sql<{ code: number; folded: string }>`
    select code, folded_text('a ' || chr(code) || 'z') as folded
    from generate_series(1, ${LAST_OF_PLANE}) as code where code not between ${SURROGATES[0]} and ${SURROGATES[1]}`.execute(
    server.db,
  )
  const others = rows.filter(({ code, folded }) => folded !== foldedText(within(code)))
  expect(
    others.filter(({ code, folded }) => folded !== within(code) || !LATE_CAPITALS.test(within(code))),
  ).toEqual([])
})

test.each([
  'Müller Zoë',
  'ΟΔΟΣ ΟΔΟΣ',
  'İnci IŞIK',
  'Straße  ¨ 10 – 12',
  '`Mill`\t\n House',
  '한국 がく नमस्ते',
  '𐐀𝐀🏠',
  '100%_\\',
  '',
])('and the text %j', async (text) => {
  const { rows } = await sql<{ folded: string }>`select folded_text(${text}) as folded`.execute(server.db)
  expect(rows).toEqual([{ folded: foldedText(text) }])
})
