import type { Media } from '@latchkey/domain/media/media.contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GalleryUpload } from '../files/Gallery/gallery-picture.ts'
import { useStableCallback } from '../hooks/use-stable-callback.ts'

export type PictureOutcome =
  | { kind: 'uploaded'; media: Media }
  /** An error message for the user. */
  | { kind: 'failed'; message: string }

/** Uploads one picture and reports progress; `signal` cancels it. Never rejects. */
export type UploadPicture = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<PictureOutcome>

/** The uploads of one form, and actions on them. */
export interface PictureUploads {
  /** Uploads files for a field of the form, such as a gallery; each is shown at once, and all are sent in parallel. */
  start: (place: string, files: readonly File[]) => void
  /** The running and failed uploads of a field. */
  of: (place: string) => readonly GalleryUpload[]
  retry: (key: string) => void
  dismiss: (key: string) => void
  /** True while any upload is running. */
  isUploading: boolean
  /** Uploads completed since the form was opened; the record does not contain them yet. */
  done: readonly Media[]
}

interface Entry extends GalleryUpload {
  place: string
}

let made = 0

export interface UploadProps {
  onUpload: UploadPicture
  /** Called when uploads start or end; closing the dialog would cancel them. */
  onUploadingChange?: (isUploading: boolean) => void
}

/** Keeps the uploads of one form; unmounting the form cancels them. */
export function usePictureUploads(
  { onUpload: upload, onUploadingChange }: UploadProps,
  onDone: (place: string, media: Media) => void,
): PictureUploads {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [done, setDone] = useState<readonly Media[]>([])
  const running = useRef(new Map<string, AbortController>())
  const notifyDone = useStableCallback(onDone)

  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
      all.clear()
    }
  }, [])

  const isUploading = entries.some(({ error }) => error === null)
  const report = useEffectEvent((value: boolean) => onUploadingChange?.(value))
  useEffect(() => {
    report(isUploading)
    return () => report(false)
  }, [isUploading])

  const change = (key: string, changes: Partial<Entry>) =>
    setEntries((before) => before.map((entry) => (entry.key === key ? { ...entry, ...changes } : entry)))
  const drop = (key: string) => setEntries((before) => before.filter((entry) => entry.key !== key))

  const send = async ({ key, place, file }: Entry) => {
    const controller = new AbortController()
    running.current.set(key, controller)
    const outcome = await upload(file, (progress) => change(key, { progress }), controller.signal)
    if (controller.signal.aborted) return
    running.current.delete(key)
    if (outcome.kind === 'failed') return change(key, { error: outcome.message, progress: null })
    drop(key)
    setDone((before) => [...before, outcome.media])
    notifyDone(place, outcome.media)
  }

  return {
    start: (place, files) => {
      const added = files.map((file): Entry => {
        made += 1
        return { key: `upload-${made}`, place, file, progress: null, error: null }
      })
      setEntries((before) => [...before, ...added])
      for (const entry of added) void send(entry)
    },
    of: (place) => entries.filter((entry) => entry.place === place),
    retry: (key) => {
      const entry = entries.find((one) => one.key === key)
      if (entry === undefined) return
      change(key, { error: null, progress: null })
      void send(entry)
    },
    dismiss: (key) => {
      running.current.get(key)?.abort()
      running.current.delete(key)
      drop(key)
    },
    isUploading,
    done,
  }
}
