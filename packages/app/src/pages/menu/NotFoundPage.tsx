import { DeadEnd } from '../../components/DeadEnd.tsx'

/** Where every address leads that is none of ours. Source: specification §2. */
export const NotFoundPage = () => (
  <DeadEnd title="Not Found">
    There is no page at this address. It may have been mistyped, or the link may be an old one.
  </DeadEnd>
)
