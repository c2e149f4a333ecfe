import type { Brand } from '@latchkey/domain/office/office.contract'
import { PRODUCT_BRAND } from '@latchkey/ui/theme/brand-context.ts'

const content = document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content

/**
 * Embedded in the page by the server, so that no request delays the first paint; defaults to the product's own
 * brand.
 */
export const BRAND: Brand = content
  ? (JSON.parse(content) as Brand)
  : { ...PRODUCT_BRAND, timeStep: null, strictRecords: false }
