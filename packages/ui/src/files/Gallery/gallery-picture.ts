export interface GalleryPicture {
  id: number
  /** The URL of the small version, for the tile. */
  src: string
  /** The URL of the full version, for the lightbox. */
  fullSrc: string
  /** The file name; '' if unknown. */
  name: string
  /** The error message, such as for a picture unknown to the server. */
  error?: string | undefined
}

/** A picture that is uploading or has failed. */
export interface GalleryUpload {
  key: string
  file: File
  /** The uploaded fraction, 0 to 1; null if unknown. */
  progress: number | null
  /** The error message; null while uploading. */
  error: string | null
}

export function pictureLabel(place: number, count: number, name: string): string {
  return `Picture ${place} of ${count}${name === '' ? '' : `: ${name}`}`
}
