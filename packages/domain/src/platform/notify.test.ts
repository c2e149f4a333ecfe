import { types } from 'mobx-state-tree'
import { expect, it } from 'vitest'
import { anEnv } from '../root/env.fixtures.ts'
import { GENERIC_ERROR, GONE, TOO_MANY_ATTEMPTS, UNCONFIRMED, UNREACHABLE } from './messages.ts'
import { heard } from './notify.fixtures.ts'
import { notifyOutcome, undoBy, type Said } from './notify.ts'

function messagesOf(outcome: Parameters<typeof notifyOutcome>[1], said: Said) {
  const { notify, said: told } = heard()
  notifyOutcome(types.model({}).create({}, anEnv({ notify })), outcome, said)
  return told
}

it.each(['done', 'created', 'saved'])('tells of success: %s', (kind) => {
  expect(messagesOf({ kind }, { done: 'Deleted.' })).toEqual([['success', 'Deleted.']])
  expect(messagesOf({ kind }, { done: null })).toEqual([])
})

it('offers to undo', () => {
  const action = undoBy(() => undefined, 'Ann Lee')
  expect(messagesOf({ kind: 'done' }, { done: 'Deleted.', action })).toEqual([
    ['success', 'Deleted.', action],
  ])
  expect(action).toMatchObject({ label: 'Undo', about: 'Ann Lee' })
})

it.each([
  [{ kind: 'rejected' }, GENERIC_ERROR],
  [{ kind: 'invalid' }, GENERIC_ERROR],
  [{ kind: 'limited' }, TOO_MANY_ATTEMPTS],
  [{ kind: 'failed', problem: { kind: 'broken' } }, GENERIC_ERROR],
  [{ kind: 'failed', problem: { kind: 'gone' } }, GONE],
  [{ kind: 'failed', problem: { kind: 'offline' } }, UNREACHABLE],
  [{ kind: 'failed', problem: { kind: 'unconfirmed' } }, UNCONFIRMED],
] as const)('tells of a failure: %j', (outcome, text) => {
  expect(messagesOf(outcome, { done: 'Deleted.' })).toEqual([['error', text]])
})

it.each(['unauthenticated', 'unproved'] as const)('says nothing when the page asks who it is: %s', (kind) => {
  expect(messagesOf({ kind: 'failed', problem: { kind } }, { done: 'Deleted.' })).toEqual([])
})

it('leaves rejected fields to the form that shows them', () => {
  expect(messagesOf({ kind: 'invalid' }, { done: 'Saved.', hasForm: true })).toEqual([])
  expect(messagesOf({ kind: 'rejected' }, { done: 'Saved.', hasForm: true })).toHaveLength(1)
})

it('says that another user was first', () => {
  const said = { done: 'Saved.', rejected: 'Changed meanwhile.' }
  expect(messagesOf({ kind: 'rejected' }, said)).toEqual([['error', 'Changed meanwhile.']])
  const problem = { kind: 'rejected', body: null } as const
  expect(messagesOf({ kind: 'failed', problem }, said)).toEqual([['error', 'Changed meanwhile.']])
})
