const template = document.querySelector<HTMLMetaElement>('meta[name="map-url"]')?.content

/** URL template of a map, with `{address}` in it; null in development. */
export const MAP_URL: string | null = template?.includes('{address}') ? template : null
