import { useLocation, useNavigate } from 'react-router-dom'
import { WITHIN_PAGE } from './within-page.ts'

/** The address of a page over which something can be open, and the ways to change it. */
export interface OpenStep {
  params: URLSearchParams
  /** Opens something; Back closes it again. */
  show: (params: URLSearchParams) => void
  /** Shows something else, in the same step of the history. */
  turnTo: (params: URLSearchParams) => void
  /** Closes what is open, with the address to go to where it was not opened from this page. */
  close: (params: URLSearchParams) => void
}

/** What a step of the history keeps when it was made by opening something. */
interface OpenedHere {
  isOpenedHere: true
}

const OPENED_HERE: OpenedHere = { isOpenedHere: true }

const isOpenedHere = (state: unknown): state is OpenedHere =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state

/** Opens and closes something over a page, as steps of the history. */
export function useOpenStep(): OpenStep {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    params: new URLSearchParams(search),
    show: (params) => {
      // The second click of a double click opens nothing that Back would then have to close twice.
      if (`?${params}` === search) return
      void navigate({ search: params.toString() }, { state: OPENED_HERE, ...WITHIN_PAGE })
    },
    turnTo: (params) =>
      void navigate({ search: params.toString() }, { replace: true, ...WITHIN_PAGE, state }),
    close: (params) => {
      // Back to the step that opened it, so that the list does not stand in the history twice.
      if (isOpenedHere(state)) void navigate(-1)
      else void navigate({ search: params.toString() }, { replace: true, ...WITHIN_PAGE })
    },
  }
}
