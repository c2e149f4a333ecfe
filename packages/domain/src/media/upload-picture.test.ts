import { types } from 'mobx-state-tree'
import { expect, it } from 'vitest'
import { anEnv, failing } from '../root/env.fixtures.ts'
import { GENERIC_ERROR } from '../platform/messages.ts'
import { ProblemError } from '../platform/problem.ts'
import { aMedia } from '../projects/project.fixtures.ts'
import { pictureUrl } from './media-pictures.ts'
import { uploadPicture } from './upload-picture.ts'

const FILE = { name: 'house.png', size: 3 }
const upload = (call: () => Promise<never> | ReturnType<typeof uploaded>) =>
  uploadPicture(types.model({}).create({}, anEnv({ media: { upload: call } })), FILE, ignore)
const uploaded = () => Promise.resolve(aMedia())
const ignore = () => undefined

it('returns the stored picture', async () => {
  expect(await upload(uploaded)).toEqual({ kind: 'uploaded', media: aMedia() })
})

it.each([
  ['pattern', 'The file is not a jpg, jpeg or png picture, despite its name.'],
  ['max', 'The picture is too large.'],
  ['range', 'The picture cannot be used.'],
] as const)('says why a picture was rejected: %s', async (name, message) => {
  const reject = () =>
    Promise.reject(
      new ProblemError({ kind: 'invalid', errors: [{ attribute: 'upload', errors: [{ name }] }] }),
    )
  expect(await upload(reject)).toEqual({ kind: 'failed', message })
})

it('says that a picture is too large for the server or a proxy', async () => {
  expect(await upload(failing('too-large'))).toEqual({
    kind: 'failed',
    message: 'The server does not accept a file this large. Choose a smaller one.',
  })
})

it('reports the failure', async () => {
  expect(await upload(failing('offline'))).toEqual({
    kind: 'failed',
    message: GENERIC_ERROR,
  })
})

it('prefers a stored picture to an external one', () => {
  expect(pictureUrl(aMedia({ location: '/media/a.webp', externalUrl: 'https://x.example/a' }))).toBe(
    '/media/a.webp',
  )
  expect(pictureUrl(aMedia({ location: null, externalUrl: 'https://x.example/a' }))).toBe(
    'https://x.example/a',
  )
  expect(pictureUrl(null)).toBeNull()
})
