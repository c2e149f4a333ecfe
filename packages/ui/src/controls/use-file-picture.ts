import { useCallback, type RefCallback } from 'react'

/** The ref of an `img` that shows a picture file before it is sent; the page lets go of the file with the element. */
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
