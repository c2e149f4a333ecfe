import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasRealPostgres, withRealPostgres } from './real-postgres.ts'

const folderOf = (url: string) => new URL(url).searchParams.get('host') ?? ''

describe.runIf(hasRealPostgres())('withRealPostgres', () => {
  it('starts a server that listens, and removes it', async () => {
    const folder = await withRealPostgres(async (url) => {
      expect(existsSync(`${folderOf(url)}/.s.PGSQL.5432`)).toBe(true)
      return folderOf(url)
    })
    expect(existsSync(folder)).toBe(false)
  })

  it('removes it when the work fails, and passes the error on', async () => {
    let folder = ''
    const work = withRealPostgres(async (url) => {
      folder = folderOf(url)
      throw new Error('The tests failed')
    })
    await expect(work).rejects.toThrow('The tests failed')
    expect(existsSync(folder)).toBe(false)
  })
})
