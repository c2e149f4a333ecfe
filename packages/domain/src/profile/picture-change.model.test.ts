import { describe, expect, it, vi } from 'vitest'
import type { UploadOutcome } from '../media/media.store.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import { PictureChangeModel } from './picture-change.model.ts'

const FILE = { name: 'me.jpg', size: 1_000 }
const UPLOADED = { kind: 'uploaded', media: { id: 7 } } as UploadOutcome

function changing(sent: UploadOutcome) {
  const setImage = vi.fn<(id: number) => Promise<WriteOutcome>>().mockResolvedValue({ kind: 'done' })
  const upload = vi.fn<(file: object, onProgress: (share: number) => void) => Promise<UploadOutcome>>(
    (_file, onProgress) => {
      onProgress(0.5)
      return Promise.resolve(sent)
    },
  )
  const loadProfile = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const stores = { media: { upload }, profile: { setImage }, session: { loadProfile } }
  const change = PictureChangeModel.create({}, { stores })
  change.setOpen(true)
  return { change, loadProfile, setImage, upload }
}

describe('PictureChangeModel', () => {
  it('uploads the file, sets it as the picture, closes, and shows it', async () => {
    const { change, loadProfile, setImage } = changing(UPLOADED)
    const sending = change.send(FILE)
    expect([change.isBusy, change.progress]).toEqual([true, 0.5])
    await sending
    expect(setImage).toHaveBeenCalledExactlyOnceWith(7)
    expect([change.isOpen, change.isBusy]).toEqual([false, false])
    expect(loadProfile).toHaveBeenCalledOnce()
  })

  it('stays open if the picture could not be set, and then only sets it', async () => {
    const { change, loadProfile, setImage, upload } = changing(UPLOADED)
    setImage.mockResolvedValueOnce({ kind: 'failed', problem: { kind: 'offline' } })
    await change.send(FILE)
    expect([change.isOpen, change.isBusy]).toEqual([true, false])
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
