import { expect, it, vi } from 'vitest'
import { runTool } from './run-tool.ts'

it('returns the exit code of the tool', async () => {
  expect(await runTool('node', ['-e', 'process.exit(3)'])).toBe(3)
})

it('passes environment variables on', async () => {
  const code = "process.exit(process.env.LATCHKEY_WORD === 'yes' ? 0 : 1)"
  expect(await runTool('node', ['-e', code], { env: { LATCHKEY_WORD: 'yes' } })).toBe(0)
})

it('passes on what the tool prints, line by line, before it resolves', async () => {
  const lines: string[] = []
  const code = "console.log('one\\ntwo'); console.error('three')"
  await runTool('node', ['-e', code], { onLine: (line) => lines.push(line) })
  expect(lines.toSorted()).toEqual(['one', 'three', 'two'])
})

it('prints an error for a missing tool', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runTool('no-such-tool-of-latchkey', [])).toBeNull()
  expect(printed).toHaveBeenCalledWith(
    expect.stringContaining('no-such-tool-of-latchkey could not be started'),
  )
})

it('ends a tool that takes too long', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runTool('node', ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 200 })).toBeNull()
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('did not end within 0.2 s'))
})
