/** A picture of a gallery that is stored already. */
export interface GalleryPicture {
  id: number
  /** The address of a small one, for the tile. */
  src: string
  /** The address of the whole one, for a closer look. */
  fullSrc: string
  /** As its file was called; '' where that is not known. */
  name: string
  /** What is wrong with it, in words for the person. */
  error?: string | undefined
}

/** A picture that is on its way, or that did not get through. */
export interface GalleryUpload {
  key: string
  file: File
  /** How much of it has arrived, from 0 to 1; null while that is not known. */
  progress: number | null
  /** Why it did not get through, in words for the person; null while it is on its way. */
  error: string | null
}

/** What a picture is called, for those who do not see it. */
export function pictureLabel(place: number, count: number, name: string): string {
  return `Picture ${place} of ${count}${name === '' ? '' : `: ${name}`}`
}
