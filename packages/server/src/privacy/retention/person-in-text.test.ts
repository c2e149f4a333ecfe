import { expect, it } from 'vitest'
import { namesPerson, personTextsOf } from './person-in-text.ts'

const person = personTextsOf([
  { firstName: 'Li', lastName: 'Moss', email: 'Li.Moss@x.uk', phone: '+44 7700 900111' },
  { firstName: 'Li', lastName: "O'Hara", email: 'li@xn--mller-kva.uk', phone: '' },
])

it.each([
  'moss',
  'filter[name]: Li Moss',
  'LI.MOSS@X.UK',
  'for li.moss@x.uk only',
  'li@xn--mller-kva.uk',
  'for LI@MÜLLER.uk only',
  '07700 900111',
  '(0044) 7700-900111'.slice(3),
  '+44 (0)7700 900111',
  '0044 7700\u00a0900\u2011111',
  '4407700900111',
  '900111',
  "o'hara",
])('%s names the person', (text) => {
  expect(namesPerson(text, person)).toBe(true)
})

it.each(['', 'Li', 'mossy', 'Living room', '@x.uk', '12', '00111', '07700 900112', 'sort: -name'])(
  '%s does not',
  (text) => {
    expect(namesPerson(text, person)).toBe(false)
  },
)
