/** A stored picture of a gallery. */
export interface GalleryPicture {
  id: number
  /** The address of the small version, for the tile. */
  src: string
  /** The address of the full version, for the lightbox. */
  fullSrc: string
  /** The name of its file; '' if unknown. */
  name: string
  /** What is wrong with it, in words for the person. */
  error?: string | undefined
}

/** A picture that is uploading or has failed. */
export interface GalleryUpload {
  key: string
  file: File
  /** The share that is uploaded, from 0 to 1; null while it is unknown. */
  progress: number | null
  /** Why the upload failed, in words for the person; null while it is running. */
  error: string | null
}

/** The accessible name of a picture. */
export function pictureLabel(place: number, count: number, name: string): string {
  return `Picture ${place} of ${count}${name === '' ? '' : `: ${name}`}`
}
