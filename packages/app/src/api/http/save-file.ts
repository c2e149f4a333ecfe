/** Triggers a browser download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
