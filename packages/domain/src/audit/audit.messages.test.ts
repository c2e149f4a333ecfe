import { describe, expect, test } from 'vitest'
import { createDateFormatter } from '../platform/values/time.ts'
import { auditActionLabel, auditKindLabel } from './audit-actions.ts'
import { changeInWords } from './audit.messages.ts'

const texts = { dateFormatter: createDateFormatter(), agentName: (id: number) => `agent ${id}` }
const words = (field: string, from: unknown, to: unknown) => {
  const change = changeInWords({ field, from, to }, texts)
  return [change.label, change.from, change.to]
}

describe('changeInWords', () => {
  test.each([
    ['status', 1, 7, ['Status', 'Awaiting feedback', 'Reservation sent']],
    ['status', true, false, ['Status', 'Enabled', 'Disabled']],
    ['active', false, true, ['Active', 'No', 'Yes']],
    ['viewingDate', null, 1_774_774_800, ['Viewing Date', '-', '29/03/2026 10:00']],
    ['desiredMoveDate', 1_774_774_800, null, ['Desired move date', '29/03/2026', '-']],
    ['viewingUserId', 5, 6, ['Agent', 'agent 5', 'agent 6']],
    ['budget', 1, 99, ['Budget per month', expect.stringMatching(/£/), 'Unknown']],
    ['desiredTenancyPeriodInMonths', 6, 12, ['Tenancy period', '6 months', '12 months']],
    ['document.maxRent', null, 1250, ['Highest rent', '-', '£1,250.00']],
    ['outcome', null, 2, ['Viewing outcome', '-', 'No show']],
    ['feedback.interested', null, 3, ['Interested in the home', '-', 'Maybe']],
    ['property.bedrooms', 1, 2, ['Bedrooms', '1', '2']],
    ['availability', 1, 2, ['Availability', expect.any(String), 'Reserved']],
    ['roles', ['Viewer'], [], ['Roles', 'Viewer', '-']],
    ['permissions', [], ['users-view', 'enquiries-view'], ['Permissions', '-', 'users-view, enquiries-view']],
    ['requiresTwoFactor', false, true, ['Two-factor sign-in required', 'No', 'Yes']],
    ['reason', null, 3, ['Reason', '-', 'Shared phone or email']],
    ['somethingNew', 'a', { b: 1 }, ['Something new', 'a', '{"b":1}']],
  ])('%s from %j to %j', (field, from, to, expected) => {
    expect(words(field, from, to)).toEqual(expected)
  })

  test('a long text is truncated', () => {
    const [, , to] = words('notes', '', 'x'.repeat(1000))
    expect(to).toBe(`${'x'.repeat(300)}…`)
  })
})

test('actions and kinds have labels, unknown ones too', () => {
  expect(auditActionLabel('session.refuse')).toBe('Sign-in refused')
  expect(auditActionLabel('lead.sing-aloud')).toBe('Lead sing aloud')
  expect(auditActionLabel('toString')).toBe('To string')
  expect([auditKindLabel('lead'), auditKindLabel('unitUpload')]).toEqual(['Lead', 'Unit upload'])
})
