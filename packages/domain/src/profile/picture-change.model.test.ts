import { describe, expect, it, vi } from 'vitest'
import type { UploadOutcome } from '../media/media.store.ts'
import { UNREACHABLE } from '../platform/messages.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { ProfileEnv } from './profile.calls.ts'
import { PictureChangeModel } from './picture-change.model.ts'

const FILE = { name: 'me.jpg', size: 1_000 }
const UPLOADED = { kind: 'uploaded', media: { id: 7 } } as UploadOutcome

function changing(sent: UploadOutcome) {
  const setImage = vi.fn<ProfileEnv['profile']['setImage']>(() => Promise.resolve(true))
  const upload = vi.fn<(file: object, onProgress: (share: number) => void) => Promise<UploadOutcome>>(
    (_file, onProgress) => {
      onProgress(0.5)
      return Promise.resolve(sent)
    },
  )
  const loadProfile = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { notify, said } = heard()
  const stores = { media: { upload }, session: { loadProfile } }
  const change = PictureChangeModel.create({}, { ...anEnv({ notify, profile: { setImage } }), stores })
  change.setOpen(true)
  return { change, loadProfile, said, setImage, upload }
}

describe('PictureChangeModel', () => {
  it('uploads the file, sets it as the picture, closes, and shows it', async () => {
    const { change, loadProfile, said, setImage } = changing(UPLOADED)
    const sending = change.send(FILE)
    expect([change.isBusy, change.progress]).toEqual([true, 0.5])
    await sending
    expect(setImage).toHaveBeenCalledExactlyOnceWith(7)
    expect([change.isOpen, change.isBusy]).toEqual([false, false])
    expect(said).toEqual([['success', 'Profile image has been updated.']])
    expect(loadProfile).toHaveBeenCalledOnce()
  })

  it('stays open if the picture could not be set, and then only sets it', async () => {
    const { change, loadProfile, said, setImage, upload } = changing(UPLOADED)
    setImage.mockImplementationOnce(failing('offline'))
    await change.send(FILE)
    expect([change.isOpen, change.isBusy]).toEqual([true, false])
    expect(said).toEqual([['error', UNREACHABLE]])
    expect(loadProfile).not.toHaveBeenCalled()
    await change.send(FILE)
    expect(change.isOpen).toBe(false)
    expect(upload).toHaveBeenCalledOnce()
    expect(setImage.mock.calls).toEqual([[7], [7]])
  })

  it('stays open and reports why a file was rejected', async () => {
    const error = 'Too large.'
    const { change, setImage } = changing({ kind: 'failed', message: error })
    await change.send(FILE)
    expect([change.isOpen, change.error]).toEqual([true, error])
    expect(setImage).not.toHaveBeenCalled()
    change.setOpen(true)
    expect(change.error).toBeUndefined()
  })
})
