import type { Media } from '@latchkey/domain/leads/lead.contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GalleryUpload } from '../controls/Gallery/gallery-picture.ts'
import { useStableCallback } from '../behaviour/use-stable-callback.ts'

/** What became of sending a picture. */
export type PictureOutcome =
  | { kind: 'uploaded'; media: Media }
  /** In words for the person. */
  | { kind: 'failed'; message: string }

/** Sends one picture and says how it goes; `signal` gives it up. It never rejects. */
export type UploadPicture = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<PictureOutcome>

/** Pictures of one form that are on their way, and what is done with them. */
export interface PictureUploads {
  /** Sends files for a place in the form, such as a gallery; each is shown at once, and all go together. */
  start: (place: string, files: readonly File[]) => void
  /** Those of a place that are on their way or did not get through. */
  of: (place: string) => readonly GalleryUpload[]
  retry: (key: string) => void
  dismiss: (key: string) => void
  /** True while any is on its way. */
  isUploading: boolean
  /** Those that got through since the form was opened; the record does not know them yet. */
  done: readonly Media[]
}

interface Entry extends GalleryUpload {
  place: string
}

let made = 0

/** What a dialog that takes pictures is given for them. */
export interface UploadProps {
  onUpload: UploadPicture
  /** Whether pictures are on their way, which closing the dialog would lose. */
  onUploadingChange?: (isUploading: boolean) => void
}

/** Keeps the uploads of one form; what is still on its way when the form goes is given up. */
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
