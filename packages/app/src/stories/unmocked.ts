import { NO_DUPLICATES } from '@latchkey/domain/duplicates/duplicates.fixtures'
import { NO_BRAND } from '@latchkey/domain/office/office.fixtures'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { StoreEnv } from '@latchkey/domain/root/env'
import { ALL_CALLS, NO_BUILD, type EnvOverrides } from '@latchkey/domain/root/env.fixtures'
import { envWith } from '@latchkey/domain/root/env-with.fixtures'

/** Calls that a story made without answering them. */
const unmocked: string[] = []

/** Returns and clears the unanswered calls. */
export function takeUnmockedCalls(): string[] {
  return unmocked.splice(0)
}

const USUAL: EnvOverrides = {
  brand: { own: NO_BRAND },
  build: NO_BUILD,
  // Every open lead requests its duplicates; most have none.
  duplicates: { of: () => Promise.resolve(NO_DUPLICATES) },
  // The layout requests the count on every page.
  notifications: { unread: () => Promise.resolve({ unread: 0 }) },
  // Every list requests its views; most have none.
  views: { all: () => Promise.resolve([]) },
}

/** Answers only the given calls; any other rejects and fails the story. */
export const strictEnv = (given: EnvOverrides = {}): StoreEnv =>
  envWith(
    ALL_CALLS,
    (_call, name) => () => {
      unmocked.push(name)
      return Promise.reject(new ProblemError({ kind: 'broken' }))
    },
    USUAL,
    given,
  )
