import { DeadEnd } from '../../components/DeadEnd.tsx'

export const NotFoundPage = () => (
  <DeadEnd title="Not Found">
    There is no page at this address. It may be mistyped, or the link may be out of date.
  </DeadEnd>
)
