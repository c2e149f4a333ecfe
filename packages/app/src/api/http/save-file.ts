import type { Download } from './http.ts'

/** Triggers a browser download. */
export function saveFile({ content, name }: Download, fallback: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? fallback
  link.click()
  // Some browsers start reading the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
