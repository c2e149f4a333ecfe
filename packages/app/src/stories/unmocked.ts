import { aListing } from '@latchkey/domain/listings/listing.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import { type StoreEnv, ROOT_CALLS } from '@latchkey/domain/root/root.calls'
import { RESPONSES, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { envWith } from '@latchkey/domain/root/env-with.fixtures'

/** Calls that a story made without mocking them. */
const unmocked: string[] = []

/** Returns and clears the unmocked calls. */
export const drainUnmockedCalls = (): string[] => unmocked.splice(0)

const { brand, build, deposits, duplicates, listings, notifications, rightToRent, views } = RESPONSES

const USUAL: EnvOverrides = {
  brand: { own: brand.own },
  build,
  // Every open lead requests its duplicates, deposits and checks; most have none.
  deposits,
  duplicates: { of: duplicates.of },
  rightToRent,
  // The layout requests the counts on every page, and every open home its listing.
  listings: { ...listings, get: (id) => Promise.resolve(aListing({ id })) },
  notifications,
  // Every list requests its views; most have none.
  views,
}

/** Mocks only the given calls; any other rejects and fails the story. */
export const strictEnv = (given: EnvOverrides = {}): StoreEnv =>
  envWith(
    ROOT_CALLS,
    (_call, name) => () => {
      unmocked.push(name)
      return Promise.reject(new ProblemError({ kind: 'broken' }))
    },
    USUAL,
    given,
  )
