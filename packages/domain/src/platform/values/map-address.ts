/** Null without an address or a configured template. */
export function mapAddress(mapUrl: string | null, home: { readonly address: string } | null): string | null {
  if (mapUrl === null || home === null || home.address === '') return null
  return mapUrl.replaceAll('{address}', encodeURIComponent(home.address))
}
