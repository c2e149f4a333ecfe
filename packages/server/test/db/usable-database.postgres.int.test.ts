import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { admin, databaseNamed, urlOf } from '../_database.setup.ts'
import { openFolder } from '../_embedded-folders.ts'

const NAME = `latchkey_usable_${process.pid}`
const LATIN = `${NAME}_latin1`
const ASCII = `${NAME}_ascii`

const { address: databaseServer } = inject('databaseServer')
const dataDir = openFolder('usable')

beforeAll(async () => {
  const plain = "lc_collate 'C' lc_ctype 'C' template template0"
  await admin(databaseServer, `create role ${NAME} login`)
  await admin(databaseServer, `create database ${NAME}`)
  await admin(databaseServer, `create database ${LATIN} encoding 'LATIN1' ${plain}`)
  await admin(databaseServer, `create database ${ASCII} encoding 'SQL_ASCII' ${plain}`)
})
afterAll(async () => {
  for (const each of [NAME, LATIN, ASCII]) await admin(databaseServer, `drop database ${each} with (force)`)
  await admin(databaseServer, `drop role ${NAME}`)
})

/** As the owner of the server, or as another account. */
const open = (database: string, account?: string, timeZone = 'Europe/London') =>
  openDatabase({
    databaseUrl: urlOf(databaseNamed(databaseServer, database), account),
    dataDir,
    timeZone,
  })

test.each([
  ['LATIN1', LATIN],
  ['SQL_ASCII', ASCII],
])('a database with the encoding %s is rejected', async (encoding, database) => {
  await expect(open(database)).rejects.toThrow(
    `DATABASE_URL names a database with the encoding ${encoding}, which cannot store every name; expected one made by "create database ${database} encoding 'UTF8' template template0".`,
  )
})

test('an account that may not make tables is rejected until it owns the database', async () => {
  await expect(open(NAME, NAME)).rejects.toThrow(
    `DATABASE_URL names an account that may not make tables; as an administrator of the server, run "alter database ${NAME} owner to ${NAME}".`,
  )
  await admin(databaseServer, `alter database ${NAME} owner to ${NAME}`)
  await (await open(NAME, NAME)).stop()
})

test('a time zone is one that the database knows, and reads as Node does', async () => {
  for (const timeZone of ['Europe/London', 'Asia/Kolkata', 'UTC'])
    await (await open(NAME, undefined, timeZone)).stop()
  // In PostgreSQL the abbreviation comes first, which has no summer time.
  await expect(open(NAME, undefined, 'CET')).rejects.toThrow(
    'TIME_ZONE is "CET", which the database does not know or reads otherwise; expected the name of a place, such as Europe/London.',
  )
})

test('a missing database is named, with what to do', async () => {
  await expect(open(`${NAME}_gone`)).rejects.toThrow(
    `DATABASE_URL names a database that cannot be used: database "${NAME}_gone" does not exist; correct the name, or create the database.`,
  )
})
