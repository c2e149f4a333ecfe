import { getEnv, types, type Instance } from 'mobx-state-tree'
import { notifyOf, notifyOutcome, type Said } from '../../platform/notify.ts'
import { problemOf, type Problem } from '../../platform/problem.ts'
import { readingModelOf } from '../../platform/records/reading.model.ts'
import { followRevision, type Revision } from '../../platform/records/revision.model.ts'
import { SavingModel } from '../../platform/records/saving.store.ts'
import {
  outcomeOf,
  writeFailure,
  type WriteFailure,
  type WriteOutcome,
} from '../../platform/records/write-outcome.ts'
import { askFirst } from '../../prompts/question.store.ts'
import type { ApiKey, NewKey } from './key.contract.ts'
import type { KeyDraft } from './key.draft.ts'
import {
  KEY_CREATED,
  KEY_ENDED,
  KEY_REPLACED,
  KEY_UPDATED,
  revokeKey,
  TOO_MANY_KEYS,
} from './key.messages.ts'
import type { KeyReplacing, KeysEnv } from './keys.calls.ts'

/** A key that was just made, with its name. */
export interface ShownKey {
  readonly name: string
  readonly value: string
}

type PageEnv = KeysEnv & { stores: { integrations: Revision } }

/** Of one visit of the page: a key that was made in it is not shown in a later one. */
export const KeysStoreModel = types
  .compose('Keys', SavingModel, readingModelOf<readonly ApiKey[]>('Keys'))
  .volatile(() => ({
    /** Only the server's hash remains once it is cleared, so it cannot be shown again. */
    shown: null as ShownKey | null,
  }))
  .views((self) => ({
    /** Newest first. */
    get keys(): readonly ApiKey[] {
      return self.value ?? []
    },
    inUse: (id: number | 'new' | null): ApiKey | undefined =>
      self.value?.find((key) => key.id === id && key.state === 'in-use'),
  }))
  .actions((self) => ({
    /** Keeps the current keys on failure. */
    load: () => self.read(() => getEnv<KeysEnv>(self).keys.list()),
    show(shown: ShownKey | null) {
      self.shown = shown
    },
  }))
  .actions((self) => {
    const port = () => getEnv<KeysEnv>(self).keys
    const write = (call: () => Promise<boolean>, said?: Said): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        const outcome = withAreas(await outcomeOf(call))
        await self.load()
        if (said !== undefined) notifyOutcome(self, outcome, said)
        return outcome
      })
    /** Shows the key that the call makes, once. */
    const make = (
      name: string,
      call: () => Promise<NewKey | false>,
      done: string,
      failureOf: (problem: Problem) => WriteFailure = writeFailure,
    ): Promise<WriteOutcome> =>
      self.whileSaving(async () => {
        try {
          const made = await call()
          if (made !== false) self.show({ name, value: made.key })
          const outcome: WriteOutcome = { kind: made === false ? 'rejected' : 'done' }
          notifyOutcome(self, outcome, { done })
          await self.load()
          return outcome
        } catch (caught) {
          const problem = problemOf(caught)
          const failure = failureOf(problem)
          if (problem.kind === 'rejected' && isTooMany(problem.body)) notifyOf(self).error(TOO_MANY_KEYS)
          else notifyOutcome(self, failure, { done: null, hasForm: true })
          return failure
        }
      })
    return {
      /** Creates a key without `saved`. */
      save: (draft: KeyDraft, saved?: ApiKey) =>
        saved
          ? write(() => port().update(saved.id, { ...draft, version: saved.version }), {
              done: KEY_UPDATED,
              hasForm: true,
            })
          : make(
              draft.name,
              () => port().create(draft),
              KEY_CREATED,
              (problem) => withAreas(writeFailure(problem)),
            ),
      replace: ({ id, name }: ApiKey, how: KeyReplacing) =>
        make(name, () => port().replace(id, how), KEY_REPLACED),
      end: (id: number) => write(() => port().end(id), { done: KEY_ENDED }),
      askRevoke: ({ id, name }: ApiKey): void =>
        askFirst(self, { texts: revokeKey(name), action: () => write(() => port().revoke(id)) }),
      /** Loads, and refetches what is displayed on each push until the returned function is called. */
      follow() {
        void self.load()
        return followRevision(
          getEnv<PageEnv>(self).stores.integrations,
          () => self.phase === 'ready' && self.load(),
        )
      },
    }
  })

export interface KeysStore extends Instance<typeof KeysStoreModel> {}

/** Areas that the user may not give are errors of the form, each beside its choice. */
function withAreas<Outcome extends WriteOutcome>(outcome: Outcome): Outcome | WriteFailure {
  if (outcome.kind !== 'failed' || outcome.problem.kind !== 'forbidden') return outcome
  const { areas = [] } = outcome.problem
  if (areas.length === 0) return outcome
  return {
    kind: 'invalid',
    errors: Object.fromEntries(areas.map((area) => [`areas.${area}`, ['invalid' as const]])),
  }
}

/** The maximum of keys is in use. */
const isTooMany = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'error' in body && body.error === 'too-many'
