import { getDocumentProxy } from 'unpdf'

/** One sheet of paper. */
export interface Sheet {
  readonly direction: 'landscape' | 'portrait'
  /** All that can be read on it, in the order of the page; without white space, because lines end anywhere. */
  readonly text: string
}

/** The sheets of a PDF. */
export async function sheetsOf(pdf: Buffer): Promise<readonly Sheet[]> {
  const { numPages, getPage } = await opened(pdf)
  return Promise.all(Array.from({ length: numPages }, (_, index) => getPage(index + 1).then(sheetOf)))
}

async function opened(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return { numPages: document.numPages, getPage: (number: number) => document.getPage(number) }
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['getPage']>>

async function sheetOf(page: PdfPage): Promise<Sheet> {
  const { width, height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return {
    direction: width > height ? 'landscape' : 'portrait',
    text: withoutSpace(items.map((item) => ('str' in item ? item.str : '')).join('')),
  }
}

/** A text as a sheet has it. */
export const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '')

/** Returns the texts that are on no sheet. */
export function missingFrom(sheets: readonly Sheet[], texts: readonly string[]): readonly string[] {
  const all = sheets.map(({ text }) => text).join('')
  return texts.filter((text) => !all.includes(withoutSpace(text)))
}
