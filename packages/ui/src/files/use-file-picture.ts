import { useCallback, type RefCallback } from 'react'

/** The ref of an `img` that previews a file; the object URL is revoked when the element unmounts. */
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
