import { expect, test } from 'vitest'
import { turns } from './turns.ts'

/** Works that a test ends by name. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    named: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      if (name.startsWith('failing')) throw new Error(name)
      return name
    },
  }
}

test('works of one key follow each other, also after a failure; those of another do not wait', async () => {
  const inTurn = turns()
  const { begun, end, named } = works()
  const first = inTurn(['lead 1'], named('failing'))
  const second = inTurn(['lead 1'], named('second'))
  const other = inTurn(['lead 2'], named('other'))
  await expect.poll(() => begun).toEqual(['failing', 'other'])
  end('failing')
  await expect(first).rejects.toThrow('failing')
  await expect.poll(() => begun).toEqual(['failing', 'other', 'second'])
  end('second')
  end('other')
  expect(await Promise.all([second, other])).toEqual(['second', 'other'])
})

test('a work with several keys waits for all of them', async () => {
  const inTurn = turns()
  const { begun, end, named } = works()
  const running = [
    inTurn(['lead 1', 'agent 7'], named('first')),
    inTurn(['lead 2', 'agent 7'], named('second')),
    inTurn(['lead 2', 'agent 8'], named('third')),
    inTurn([], named('free')),
  ]
  await expect.poll(() => begun).toEqual(['free', 'first'])
  end('first')
  await expect.poll(() => begun).toEqual(['free', 'first', 'second'])
  end('second')
  await expect.poll(() => begun).toEqual(['free', 'first', 'second', 'third'])
  end('third')
  end('free')
  expect(await Promise.all(running)).toEqual(['first', 'second', 'third', 'free'])
})
