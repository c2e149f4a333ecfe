import { OWN_FACE, type BrandFace } from '@latchkey/ui/theme/brand-context'

const content = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content

/** The agency's face as the server wrote it into the page, so that no request delays the first paint; the product's own where it wrote nothing. */
export const BRAND = content ? (JSON.parse(content) as BrandFace) : OWN_FACE
