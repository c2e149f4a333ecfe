import { createContext, use, useId } from 'react'

/** Passes the id of a Form to its fields. */
export const FormContext = createContext<string | null>(null)

/** The id of the control of a named field, the same for the field and for the summary. */
export const controlIdOf = (formId: string, name: string): string => `${formId}-${name}`

/** The id for the control of a field; a generated one without a form or a name. */
export function useControlId(name: string | undefined): string {
  const formId = use(FormContext)
  const ownId = useId()
  return formId !== null && name !== undefined ? controlIdOf(formId, name) : ownId
}
