/** The title of the line in a history; an old system may have given no reference. */
export const importedFromText = (system: string, reference: string | null): string =>
  `Imported from ${system}${reference === null ? '' : `, reference ${reference}`}`
