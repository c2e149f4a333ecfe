import type { NewFeed } from '@latchkey/domain/feeds/feed.contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Caller } from './_caller.ts'
import type { TestServer } from './_harness.ts'

/** A new feed of a website: its id, and the path of its address. */
export async function insertFeed(owner: Caller, name = 'Website'): Promise<{ id: number; path: string }> {
  const made = await owner.post('/integrations/feeds', { kind: 'website', name })
  const { id, url = '' } = made.json<NewFeed>()
  return { id, path: new URL(url).pathname }
}

/** As a website reads it. */
export async function readFeed(
  { app, context }: TestServer,
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const response = await app.inject({ url, headers })
  await context.backgroundWrites.settled()
  return response
}
