import type { Media } from '../leads/lead.contract.ts'

/** The address of a picture: where it is stored here, or else elsewhere; null where there is none. */
export function pictureUrl(media: Media | null | undefined): string | null {
  return media?.location ?? media?.externalUrl ?? null
}
