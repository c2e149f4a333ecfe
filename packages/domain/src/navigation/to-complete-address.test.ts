import { expect, test } from 'vitest'
import { withOpenRecord } from './open-record.ts'
import { completing, enquiryIn, isToCompleteOpen, withToComplete } from './to-complete-address.ts'

const list = new URLSearchParams('page=2&toComplete=1')

test('completing an enquiry takes the place of the list, and goes with the form', () => {
  expect(isToCompleteOpen(list)).toBe(true)
  const form = completing(list, 5)
  expect(form.toString()).toBe('page=2&lead=new&act=complete-5')
  expect([isToCompleteOpen(form), enquiryIn(form)]).toEqual([false, 5])
  expect(withOpenRecord(form, 'lead', null).toString()).toBe('page=2')
})

test.each(['act=complete-5', 'lead=new', 'lead=7&act=complete-5', 'lead=new&act=complete-x'])(
  'no enquiry is completed at %s',
  (query) => expect(enquiryIn(new URLSearchParams(query))).toBeNull(),
)

test('the list is closed without the rest of the address', () => {
  expect(withToComplete(list, false).toString()).toBe('page=2')
})
