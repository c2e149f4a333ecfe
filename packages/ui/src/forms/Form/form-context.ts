import { createContext, use, useId } from 'react'

export const FormContext = createContext<string | null>(null)

/** The id of a named field's control, used by the field and by the error summary. */
export const controlIdOf = (formId: string, name: string): string => `${formId}-${name}`

/** A generated id when there is no form or no name. */
export function useControlId(name: string | undefined): string {
  const formId = use(FormContext)
  const ownId = useId()
  return formId !== null && name !== undefined ? controlIdOf(formId, name) : ownId
}
