import { expect, it } from 'vitest'
import { choicesOf, withChosen } from './people.ts'

it('offers oneself first, and the addresses of those whose names are alike', () => {
  const people = [
    { id: 1, name: 'Alex Morgan', username: 'alex@latchkey.example' },
    { id: 2, name: 'alex morgan ', username: 'a.morgan@latchkey.example' },
    { id: 3, name: 'new@latchkey.example', username: 'new@latchkey.example' },
    { id: 4, name: 'Grace Patel', username: 'agent@latchkey.example', isMe: true },
  ]
  expect(choicesOf(people)).toEqual([
    { value: 4, label: 'Me' },
    { value: 1, label: 'Alex Morgan', detail: 'alex@latchkey.example' },
    { value: 2, label: 'alex morgan ', detail: 'a.morgan@latchkey.example' },
    { value: 3, label: 'new@latchkey.example' },
  ])
})

it('keeps a choice that is no longer offered', () => {
  const people = [{ id: 1, name: 'Alex Morgan' }]
  expect(withChosen(people, null)).toBe(people)
  expect(withChosen(people, 1)).toBe(people)
  expect(withChosen(people, 9)).toEqual([...people, { id: 9, name: 'Somebody else' }])
})
