import { describe, expect, test } from 'vitest'
import { anEnv, failing, type EnvOverrides } from '../root/env.fixtures.ts'
import { createMemoryStorage } from '../platform/storage/storage.ts'
import { rememberOpened } from './recent-items.ts'
import type { SearchResponse } from './search.contract.ts'
import { aFoundLead, aFoundUnit, anAnswer } from './search.fixtures.ts'
import { SearchModel } from './search.store.ts'

const searchWith = (overrides: EnvOverrides) => SearchModel.create({}, anEnv(overrides))
const homeNamed = (id: number, name: string, projectName: string) => aFoundUnit({ id, name, projectName })
const labelsOf = (search: ReturnType<typeof searchWith>) =>
  search.groups([]).flatMap(({ options }) => options.map(({ label }) => label))

describe('the search', () => {
  test('requires two characters', async () => {
    const asked: string[] = []
    const search = searchWith({
      search: {
        find: (text) => {
          asked.push(text)
          return Promise.resolve(anAnswer())
        },
      },
    })
    for (const text of ['', ' a ', ' an ']) {
      search.setText(text)
      await search.find()
    }
    expect(asked).toEqual(['an'])
    expect(search.state).toBe('ready')
    expect(labelsOf(search)).toContain('Priya Nair')
  })

  test('homes are in the order of their names, with numbers as numbers; none are said to be missing before an answer', async () => {
    const search = searchWith({
      search: {
        find: (text) =>
          Promise.resolve(
            text === 'none'
              ? {}
              : {
                  units: {
                    items: [
                      homeNamed(1, 'Plot 10', 'Quay'),
                      homeNamed(2, 'Plot 2', 'Quay'),
                      homeNamed(3, 'Plot 2', 'Mill'),
                    ],
                    more: true,
                  },
                  properties: { items: [homeNamed(4, 'Plot 1', '')], more: false },
                },
          ),
      },
    })
    search.setText('plot')
    expect(search.hasNoHome).toBe(false)
    await search.find()
    expect(search.homes.map(({ id }) => id)).toEqual([4, 3, 2, 1])
    expect(search.hasMoreHomes).toBe(true)
    search.setText('none')
    expect(search.hasNoHome).toBe(false)
    await search.find()
    expect(search.hasNoHome).toBe(true)
    expect(search.hasMoreHomes).toBe(false)
  })

  test('requests the maximum of results for the text that it was opened with', async () => {
    const asked: [string, number][] = []
    const search = searchWith({
      search: {
        find: (text, limit) => {
          asked.push([text, limit])
          return Promise.resolve(anAnswer())
        },
      },
    })
    for (const open of ['07700900123', '']) {
      search.open(open)
      await search.find()
    }
    search.setText('07700900123')
    await search.find()
    search.setText('ann')
    await search.find()
    expect(asked).toEqual([
      ['07700900123', 20],
      ['ann', 8],
    ])
  })

  test('drops a late answer to an older text', async () => {
    const answers: Record<string, (answer: SearchResponse) => void> = {}
    const search = searchWith({
      search: { find: (text) => new Promise((answer) => void (answers[text] = answer)) },
    })
    search.setText('ann')
    const first = search.find()
    search.setText('anna')
    const second = search.find()
    answers['anna']?.({ leads: { items: [aFoundLead({ name: 'Anna Quill' })], more: false } })
    await second
    answers['ann']?.({ leads: { items: [aFoundLead({ name: 'Late Answer' })], more: false } })
    await first
    expect(labelsOf(search)).toEqual(['Anna Quill'])
  })

  test('reports a failure until another text is typed or it is retried', async () => {
    const search = searchWith({ search: { find: failing('offline') } })
    search.setText('ann')
    await search.find()
    expect(search.state).toBe('failed')
    search.setText('anna')
    expect(search.state).toBe('busy')
  })

  test('offers recent records while nothing is typed', async () => {
    const storage = createMemoryStorage()
    rememberOpened(storage, { kind: 'lead', id: 7 })
    const search = searchWith({
      storage,
      search: {
        recent: ([record]) => Promise.resolve({ recent: [{ kind: 'lead', ...aFoundLead(record) }] }),
      },
    })
    await search.loadRecent()
    expect(search.groups([]).map(({ label }) => label)).toEqual(['Recent'])
    search.setText('x')
    expect(labelsOf(search)).toEqual([])
  })
})
