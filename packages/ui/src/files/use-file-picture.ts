import { useCallback, type RefCallback } from 'react'

/** The ref of an `img` that shows a file before it is uploaded; the object URL is revoked with the element. */
export function useFilePicture(file: Blob | null): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null || file === null) return undefined
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
}
