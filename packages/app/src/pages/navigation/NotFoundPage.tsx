import { DeadEnd } from '../../components/DeadEnd.tsx'

export const NotFoundPage = () => (
  <DeadEnd title="Not Found">
    There is no page at this address. It may have been mistyped, or the link may be an old one.
  </DeadEnd>
)
