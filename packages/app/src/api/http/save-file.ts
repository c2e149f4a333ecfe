import type { Download } from './http.ts'

/** Gives a file to the browser, which saves it where the person wants it. */
export function saveFile({ content, name }: Download, fallback: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? fallback
  link.click()
  // Browsers begin to read at once, though some a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
