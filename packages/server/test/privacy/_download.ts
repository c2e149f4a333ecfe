import type { Person } from '@latchkey/domain/privacy/person/person.contract'
import { strFromU8, unzipSync } from 'fflate'
import type { LightMyRequestResponse } from 'fastify'
import type { Caller } from '../_caller.ts'

export const exportOf = (who: Caller, leadIds: unknown): Promise<LightMyRequestResponse> =>
  who.post('/privacy/person/export', { leadIds })

/** The files of an archive by name. */
export const unzipped = (archive: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)]))

/** The files by name. */
export async function filesOf(who: Caller, ...leadIds: number[]): Promise<Record<string, string>> {
  const { statusCode, rawPayload, body } = await exportOf(who, leadIds)
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`)
  return unzipped(new Uint8Array(rawPayload))
}

export const personOf = async (who: Caller, ...leadIds: number[]): Promise<Person> =>
  JSON.parse((await filesOf(who, ...leadIds))['person.json'] ?? '') as Person

/** The one lead of a download. */
export async function heldOn(who: Caller, leadId: number): Promise<Person['leads'][number]> {
  const { leads } = await personOf(who, leadId)
  const [lead] = leads
  if (lead === undefined) throw new Error('The download has no lead.')
  return lead
}
