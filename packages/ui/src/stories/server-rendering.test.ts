import { describe, expect, it, vi } from 'vitest'
import { PUBLISHED } from './published-stories.ts'
import { serverHtml } from './server-html.ts'

describe('a server can render every story of', () => {
  it.each(PUBLISHED)('%s', async (file) => {
    const reported = vi.spyOn(console, 'error')
    await serverHtml(file)
    expect(reported).not.toHaveBeenCalled()
  })
})
