import { brandOfPage } from '@latchkey/domain/office/brand.page'

/** The agency's face as the server wrote it into the page, so that no request delays the first paint. */
export const BRAND = brandOfPage(document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content)
