import { describe, expect, it, vi } from 'vitest'
import type { MediaEnv } from '../media/media.calls.ts'
import { IMAGE_UPLOADED } from '../media/media.messages.ts'
import { FILE_TOO_LARGE, UNREACHABLE } from '../platform/messages.ts'
import { heard } from '../platform/notify.fixtures.ts'
import { aMedia } from '../projects/project.fixtures.ts'
import { anEnv, failing } from '../root/env.fixtures.ts'
import type { ProfileEnv } from './profile.calls.ts'
import { PictureChangeModel } from './profile.store.ts'

const FILE = { name: 'me.jpg', size: 1_000 }
const UPLOADED = () => Promise.resolve(aMedia({ id: 7 }))

function changing(sent: () => ReturnType<MediaEnv['media']['upload']>) {
  const setImage = vi.fn<ProfileEnv['profile']['setImage']>(() => Promise.resolve(true))
  const upload = vi.fn<MediaEnv['media']['upload']>((_file, onProgress) => {
    onProgress(0.5)
    return sent()
  })
  const loadProfile = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const { notify, said } = heard()
  const env = anEnv({ notify, media: { upload }, profile: { setImage } })
  const change = PictureChangeModel.create({}, { ...env, stores: { session: { loadProfile } } })
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
    expect(said).toEqual([
      ['success', IMAGE_UPLOADED],
      ['success', 'Profile image has been updated.'],
    ])
    expect(loadProfile).toHaveBeenCalledOnce()
  })

  it('stays open if the picture could not be set, and then only sets it', async () => {
    const { change, loadProfile, said, setImage, upload } = changing(UPLOADED)
    setImage.mockImplementationOnce(failing('offline'))
    await change.send(FILE)
    expect([change.isOpen, change.isBusy]).toEqual([true, false])
    expect(said).toEqual([
      ['success', IMAGE_UPLOADED],
      ['error', UNREACHABLE],
    ])
    expect(loadProfile).not.toHaveBeenCalled()
    await change.send(FILE)
    expect(change.isOpen).toBe(false)
    expect(upload).toHaveBeenCalledOnce()
    expect(setImage.mock.calls).toEqual([[7], [7]])
  })

  it('stays open and reports why a file was rejected', async () => {
    const { change, setImage } = changing(failing('too-large'))
    await change.send(FILE)
    expect([change.isOpen, change.error]).toEqual([true, FILE_TOO_LARGE])
    expect(setImage).not.toHaveBeenCalled()
    change.setOpen(true)
    expect(change.error).toBeUndefined()
  })
})
