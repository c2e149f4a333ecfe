import type { Brand } from '@latchkey/domain/office/office.contract'
import { OWN_FACE } from '@latchkey/ui/theme/brand-context'

const content = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content

/** The agency as the server wrote it into the page, so that no request delays the first paint; the product's own where it wrote nothing. */
export const BRAND: Brand = content ? (JSON.parse(content) as Brand) : { ...OWN_FACE, timeStep: null }
