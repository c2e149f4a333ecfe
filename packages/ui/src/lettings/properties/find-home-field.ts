import type { PropertyField } from '@latchkey/domain/properties/property.fields'

const CONTROL = ':is(input, textarea, button, [role="combobox"]):not(:disabled)'

/** The control of a field in the dialog of a home; undefined while there is none. */
export const findHomeField = (field: PropertyField, container: ParentNode = document) =>
  container.querySelector<HTMLElement>(`[data-field="${field}"] ${CONTROL}`) ?? undefined
